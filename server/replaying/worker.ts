/** What runs on the thread that plays records again. */
import { parentPort } from 'node:worker_threads'
import { GAMES } from '@astrolabe/games'
import { serve } from '@astrolabe/threads'
import { replaying } from './replaying.ts'

if (parentPort === null) throw new Error('this file is a thread of another program')
serve(parentPort, [replaying(GAMES)])
