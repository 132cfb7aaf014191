import type { GalleryWords } from '../../words.page/gallery.ts'

export const gallery: GalleryWords = { rooms: { tiles: 'Systems', ships: 'Ships' } }
