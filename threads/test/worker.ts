import { parentPort } from 'node:worker_threads'
import { serve } from '../work.ts'
import { trouble } from './trouble.ts'

if (parentPort === null) throw new Error('this file is a thread of the tests')
serve(parentPort, [trouble])
