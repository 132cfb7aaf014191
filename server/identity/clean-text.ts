/** Control characters, and those that turn the direction of the text after them or cannot be seen. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** What a person wrote, on one line, without anything that would disturb what stands around it. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trim()
}
