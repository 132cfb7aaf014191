/** What runs on each thread of bots. */
import { parentPort } from 'node:worker_threads'
import { GAMES } from '@astrolabe/games'
import { Minds } from './minds.ts'
import { serve } from './serve.ts'

if (parentPort === null) throw new Error('this file is a thread of another program')
serve(parentPort, new Minds(GAMES))
