#!/usr/bin/env node
import { existsSync } from 'node:fs'

const bundle = new URL('../../dist/cli.js', import.meta.url)

// npm and npx put the Node that is installed with Astrolabe before the machine's own: only without them is it too old.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Astrolabe runs on Node 24 or later; this is ${process.version}. Run: npx astrolabe`)
  process.exitCode = 1
} else if (existsSync(bundle)) {
  await import(bundle.href)
} else {
  console.error('Astrolabe is not built yet. Run: npm run build')
  process.exitCode = 1
}
