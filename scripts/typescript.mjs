/** `node --import ./scripts/typescript.mjs` runs our sources as they stand, without a build. */
import { register } from 'node:module'

register('./typescript-hooks.mjs', import.meta.url)
