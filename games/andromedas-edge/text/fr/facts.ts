import type { FactWords } from '@astrolabe/words'
import type { AndromedaFact } from '../../rules/facts.ts'
import { battle } from './facts/battle.ts'
import { map } from './facts/map.ts'
import { station } from './facts/station.ts'

export const facts: FactWords<AndromedaFact> = { ...station, ...map, ...battle }
