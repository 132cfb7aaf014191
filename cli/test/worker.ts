import { parentPort } from 'node:worker_threads'
import { serve } from '@astrolabe/threads'
import { deals } from '../arena/deal.ts'
import { simulation } from '../simulation/games.ts'

if (parentPort === null) throw new Error('this file is a thread of the tests')
serve(parentPort, [simulation, deals])
