import compress from '@fastify/compress'
import type { App } from './services.ts'

/** What is smaller is sent sooner as it is: a whole table is 50 to 150 kB, most else under 4. */
const WORTH_PACKING = 4 * 1024
/** What is larger is packed on another thread; for the rest, to go there and back would take longer. */
const AT_ONCE = 256 * 1024

/** Packs replies; what has been packed already, or is a stream, is left as it is. What is sent to us is not unpacked. */
export async function packReplies(app: App): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    // A tenth is left of a table by either; what takes off more takes many times as long.
    encodings: ['zstd', 'gzip'],
    zlibOptions: { level: 1 },
    threshold: WORTH_PACKING,
    syncThreshold: AT_ONCE,
  })
}
