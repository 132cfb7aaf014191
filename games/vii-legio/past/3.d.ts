import type { Game } from '@astrolabe/kernel'

export declare const viiLegio: Game<unknown>
