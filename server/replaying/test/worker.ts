import { parentPort } from 'node:worker_threads'
import { serve } from '@astrolabe/threads'
import { replaying } from '../replaying.ts'
import { GAMES } from './troubled-games.ts'

if (parentPort === null) throw new Error('this file is a thread of another program')
serve(parentPort, [replaying(GAMES)])
