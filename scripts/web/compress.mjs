import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Not the maps of the sources: only those who debug ask for them.
const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/

/** @param {string} path */
export const isText = (path) => TEXT.test(path)

/** @param {Uint8Array} contents */
export const gzipped = (contents) => promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION })

/** @param {Uint8Array} contents */
export const brotlied = (contents) =>
  promisify(brotliCompress)(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    },
  })
