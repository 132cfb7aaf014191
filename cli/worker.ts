/** What runs on each thread of the pool: everything the threads know how to do. */
import { parentPort } from 'node:worker_threads'
import { serve } from '@astrolabe/threads'
import { deals } from './arena/deal.ts'
import { trials } from './fuzz/trials.ts'
import { lessons } from './fit/lessons.ts'
import { trialMatch } from './fit/match.ts'
import { simulation } from './simulation/games.ts'

if (parentPort === null) throw new Error('this file is a thread of another program')
serve(parentPort, [simulation, deals, trials, lessons, trialMatch])
