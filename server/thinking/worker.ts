/** What runs on each thread of bots. */
import { parentPort } from 'node:worker_threads'
import { GAMES } from '@astrolabe/games'
import { serve } from '@astrolabe/threads'
import { thinking } from './thinking.ts'

if (parentPort === null) throw new Error('this file is a thread of another program')
serve(parentPort, [thinking(GAMES)])
