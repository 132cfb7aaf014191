import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'

/** The driver of the store is native: it is left where it is, and the bundle lies elsewhere. */
const nativeDriver: esbuild.Plugin = {
  name: 'native-driver',
  setup(build) {
    const { resolve } = createRequire(import.meta.url)
    build.onResolve({ filter: /^libsql(\/|$)/ }, ({ path }) => ({
      path: pathToFileURL(resolve(path)).href,
      external: true,
    }))
  },
}

/** Bundles a program for a test, as the build does: threads and processes load JavaScript. */
export async function bundle(entry: URL, folder: string): Promise<URL> {
  const outfile = join(folder, `${entry.pathname.replace(/\W/g, '-')}.mjs`)
  await esbuild.build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    plugins: [nativeDriver],
    platform: 'node',
    format: 'esm',
    target: 'node24',
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  return pathToFileURL(outfile)
}
