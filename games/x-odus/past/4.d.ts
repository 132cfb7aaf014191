import type { Game } from '@astrolabe/kernel'

export declare const xodus: Game<unknown>
