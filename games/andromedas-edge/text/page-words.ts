import type { Language } from '@astrolabe/kernel'
import type { Wording } from '@astrolabe/words'
import { aftermath as aftermathEn } from './en/page/aftermath.ts'
import { gallery as galleryEn } from './en/page/gallery.ts'
import { stage as stageEn } from './en/page/stage.ts'
import { told as toldEn } from './en/page/told.ts'
import { aftermath as aftermathFr } from './fr/page/aftermath.ts'
import { gallery as galleryFr } from './fr/page/gallery.ts'
import { stage as stageFr } from './fr/page/stage.ts'
import { told as toldFr } from './fr/page/told.ts'

/** What is said over the map: in a battle, in a return, in the Void. */
export type StageWords = Wording<typeof stageEn>
export const STAGE_WORDS: Readonly<Record<Language, StageWords>> = { en: stageEn, fr: stageFr }

/** What is said beside it when something has happened. */
export type ToldWords = Wording<typeof toldEn>
export const TOLD_WORDS: Readonly<Record<Language, ToldWords>> = { en: toldEn, fr: toldFr }

/** What is said after the game. */
export type AftermathWords = Wording<typeof aftermathEn>
export const AFTERMATH_WORDS: Readonly<Record<Language, AftermathWords>> = {
  en: aftermathEn,
  fr: aftermathFr,
}

/** What the gallery says. */
export type GalleryWords = Wording<typeof galleryEn>
export const GALLERY_WORDS: Readonly<Record<Language, GalleryWords>> = { en: galleryEn, fr: galleryFr }
