import { cover, face } from './face.tsx'

/** Takes the place of the faces of the games. */
export const FACES = { leak: { cover, face: () => Promise.resolve(face) } }
