import { parentPort } from 'node:worker_threads'
import { serve } from '@astrolabe/threads'
import { thinking } from '../thinking.ts'
import { GAMES } from './troubled-games.ts'

if (parentPort === null) throw new Error('this file is a thread of the tests')
serve(parentPort, [thinking(GAMES)])
