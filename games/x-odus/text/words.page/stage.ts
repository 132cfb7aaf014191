import type { DieColour, DieFace } from '../../content/schema.ts'

/** What has become of a die since it was rolled. */
export type DieChange = 'rerolled' | 'used' | 'ignored'

/** What an attack comes to on average, for somebody who has not rolled yet. */
interface AttackAhead {
  readonly damage: number
  /** From 0 to 1. */
  readonly defeats: number
}

export interface StageWords {
  // What a stage is, read aloud and written over it
  readonly combat: (system: string) => string
  readonly encounter: (system: string) => string
  readonly toMap: string
  readonly toStage: string

  // Foes
  readonly foe: (
    name: string,
    rank: string,
    health: number,
    most: number,
    shields: number,
    skill: string,
  ) => string
  readonly level: (level: number) => string
  readonly avatar: (number: number) => string
  readonly health: string
  readonly shields: string
  readonly skillActs: string
  readonly thenFoes: string
  readonly whichFoe: string

  // Manoeuvres; short: 11
  readonly offensive: string
  readonly defensive: string
  readonly disengage: string
  readonly disengageCosts: (rolls: number, herald: boolean) => string

  // Dice
  readonly die: (
    colour: DieColour,
    face: DieFace,
    changes: readonly DieChange[],
    hits: number | undefined,
  ) => string
  /** Under a die that is picked to be rolled again; short: 8. */
  readonly again: string
  readonly waitingDie: (colour: DieColour, aside: boolean) => string

  // What an attack comes to
  readonly hits: string
  readonly damage: string
  readonly left: (from: number, to: number) => string
  readonly unharmed: string
  readonly defeated: string
  readonly ahead: (ahead: AttackAhead) => string
  /** Short: 14. */
  readonly meanDamage: (damage: number) => string
  readonly meanLoss: (health: number) => string
  /** Short: 19. */
  readonly chanceToDefeat: (share: number) => string
  readonly loss: (health: number) => string
  readonly noLoss: string
  readonly critical: string
  readonly destroyed: string
  readonly strikesBack: string
  readonly noStrikeBack: string
  readonly retaliation: string
  /** What a card would change; short: 12. */
  readonly moreDamage: (damage: number) => string
  readonly lessLoss: (health: number) => string
  readonly byItself: string

  // Other rolls
  readonly detected: (misses: number) => string
  readonly unnoticed: string
  readonly chanceDetected: (share: number) => string
  readonly avoidable: (share: number) => string
  readonly enemiesAhead: (enemies: number, level: number) => string
  readonly detectionMeans: string
  /** How likely a Skill Roll is to succeed, and to fail where cards could still help. */
  readonly chanceOfSkill: (share: number, hopeful: number) => string
  readonly succeeds: string
  readonly fails: string
  readonly damageMeans: string

  // Cards
  readonly option: (number: number, text: string, taken: boolean) => string
  readonly success: string
  readonly failure: string
  readonly taken: string
  readonly picked: string
  readonly forSale: string
  readonly soldOut: string
  readonly price: (scraps: number) => string
  readonly toShare: string
  readonly chooseShip: string
  readonly chooseHalf: (ship: string, level: number) => string
  readonly workshop: string
  /** What each sort of Maintenance costs. */
  readonly workshopMeans: string
  readonly trade: string
  readonly atSignal: string
}
