import type * as Server from '@astrolabe/server'
import { Option } from 'commander'
import { join } from 'node:path'

/** Built beside the program: what other commands need not load. */
const SERVER = new URL('./server.js', import.meta.url)

export const loadServer = async (): Promise<typeof Server> => (await import(SERVER.href)) as typeof Server

const FILE = 'astrolabe.sqlite'

/** Where a server keeps everything. */
export const dataOption = (says = ''): Option =>
  new Option('--data <folder>', `folder of the file ${FILE}${says}`).env('ASTROLABE_DATA').default('data')

export const fileIn = (folder: string): string => join(folder, FILE)
