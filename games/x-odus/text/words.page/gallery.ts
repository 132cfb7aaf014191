export interface GalleryWords {
  readonly rooms: Readonly<Record<'tiles' | 'ships', string>>
}
