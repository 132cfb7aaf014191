/** What runs on each thread of bots. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { GAMES } from '@astrolabe/games'
import { serve } from '@astrolabe/threads'
import { thinking } from './thinking.ts'
import { GIVES_WAY } from './way.ts'

if (parentPort === null) throw new Error('this file is a thread of another program')
if (GIVES_WAY) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
serve(parentPort, [thinking(GAMES)])
