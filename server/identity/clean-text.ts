/** White space, and characters drawn as an empty place. */
const BLANK = /[\s\u115F\u1160\u2800\u3164\uFFA0]+/gu
/** A sign that joins letters of scripts written joined, or parts them. */
const BETWEEN_LETTERS = /(?<=[\p{Lo}\p{M}])[\u200C\u200D](?=\p{Lo})/u
/** What makes one picture of several. */
const BETWEEN_PICTURES =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/u
/** Whether a sign is drawn as a picture. */
const AFTER_PICTURE = /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|\uFE0F(?=\u20E3)/u
/** Control characters, and whatever else cannot be seen, or turns the direction of the text after it. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u{13430}-\u{1343F}]/u
const UNPRINTABLE = new RegExp(
  `(${[BETWEEN_LETTERS, BETWEEN_PICTURES, AFTER_PICTURE].map(({ source }) => source).join('|')})|${UNSEEN.source}`,
  'gu',
)
/** Accents without a letter, or so many on one that they reach into other lines. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+|(?<=\p{M}{4})\p{M}+/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u

/**
 * What a person wrote, on one line, without anything that would disturb what stands around it; nothing if nobody could
 * see it.
 */
export function cleanText(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(BLANK, ' ')
    .replace(UNPRINTABLE, '$1')
    .replace(LOOSE_MARKS, '')
    .replace(BLANK, ' ')
    .trim()
  return VISIBLE.test(clean) ? clean : ''
}
