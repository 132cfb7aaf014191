import { cover, face } from './face.tsx'

/** Takes the place of the faces of the games. */
export const FACES = { campaign: { cover, face: () => Promise.resolve(face) } }
