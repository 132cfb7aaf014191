import type { Odds } from '@astrolabe/drawing'
import { RAIDERS } from '../../../content/raiders.ts'
import { SHIP_TYPES, type ShipType } from '../../../content/schema.ts'
import { TACTICS } from '../../../content/tactics.ts'
import { isVoid } from '../../../position/map.ts'
import { FACES } from '../../../position/odds.ts'
import {
  type BattleOutlook,
  battleOutlook,
  outlookIfDiverted,
  outlookIfJoined,
  outlookIfPlayed,
  outlookOf,
} from '../../../position/outlook.ts'
import type { Diversion } from '../../../position/preparing.ts'
import { winnerOf, withDie } from '../../../position/rolled.ts'
import { shipOfTypeAt } from '../../../position/ships.ts'
import { BAY, NONE, RAIDER } from '../../../position/state.ts'
import { sideOf, targetingOf } from '../../../position/strength.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { ODDS_WORDS } from '../../../text/page.ts'
import { type AndromedaScene, lookOf, regionName, whoName } from '../look.ts'
import { ofVoidLaunch } from './void.ts'

/** Who wins, in words; the raider by its name. */
function winnerSaid(scene: AndromedaScene, seat: number, who: number, raider: number): string {
  const words = ODDS_WORDS[scene.language]
  if (who === NONE) return words.nobody
  if (who === seat) return words.youWin
  return words.wins(
    who === RAIDER && raider !== NONE
      ? CARD_WORDS[scene.language].names.raiders[RAIDERS[scene.view.raiders[raider].card].id]
      : whoName(lookOf(scene), who),
  )
}

function told(
  scene: AndromedaScene,
  seat: number,
  outlook: BattleOutlook | null,
  title: string,
): Odds | undefined {
  if (outlook === null) return undefined
  const chances = [
    ...outlook.sides.map(({ who, win }) => ({ who, chance: win })),
    { who: NONE, chance: outlook.nobody },
  ]
  return {
    title,
    outcomes: chances
      .filter(({ chance }) => chance > 0)
      .map(({ who, chance }) => ({ label: winnerSaid(scene, seat, who, outlook.raider), chance })),
  }
}

const titleAt = (scene: AndromedaScene, region: number): string =>
  ODDS_WORDS[scene.language].battle(regionName(lookOf(scene), region))

/** A launch: the battle it leads to, or the roll in the Void. */
export function ofLaunch(
  scene: AndromedaScene,
  seat: number,
  type: ShipType,
  region: number,
): Odds | undefined {
  const { view } = scene
  const ship = shipOfTypeAt(view, seat, SHIP_TYPES.indexOf(type), BAY)
  if (ship === NONE) return undefined
  if (isVoid(view, region)) return ofVoidLaunch(scene, ship, region)
  const outlook = battleOutlook(view, ship, region)
  return told(scene, seat, outlook, titleAt(scene, outlook?.region ?? region))
}

/** The battle as it stands. */
export function ofBattle(scene: AndromedaScene, seat: number): Odds | undefined {
  const { battle } = scene.view
  return battle === null
    ? undefined
    : told(scene, seat, outlookOf(scene.view, battle), titleAt(scene, battle.region))
}

export function ofJoining(scene: AndromedaScene, seat: number, ship: number): Odds | undefined {
  const { battle } = scene.view
  if (battle === null) return undefined
  return told(scene, seat, outlookIfJoined(scene.view, battle, [ship]), titleAt(scene, battle.region))
}

/** A card that works against another side is told where it is plain which. */
export function ofCard(
  scene: AndromedaScene,
  seat: number,
  card: number,
  against: number = NONE,
): Odds | undefined {
  const { battle } = scene.view
  if (battle === null) return undefined
  const effect = TACTICS[card].battle?.battle
  const others = battle.sides.filter(({ who }) => who !== seat)
  const needsOne = effect === 'jam' || effect === 'sabotage'
  if (needsOne && against === NONE && others.length !== 1) return undefined
  const target = needsOne && against === NONE ? others[0].who : against
  return told(
    scene,
    seat,
    outlookIfPlayed(scene.view, battle, seat, card, target),
    titleAt(scene, battle.region),
  )
}

export function ofDiversion(scene: AndromedaScene, seat: number, diversion: Diversion): Odds | undefined {
  const { battle } = scene.view
  if (battle === null) return undefined
  const outlook = outlookIfDiverted(scene.view, battle, seat, diversion)
  return told(scene, seat, outlook, ODDS_WORDS[scene.language].prepared)
}

/** A die rolled again shows every number from the targeting on alike; nothing is rolled where the dice are kept. */
export function ofReroll(scene: AndromedaScene, seat: number, die: number | undefined): Odds | undefined {
  const { view, language } = scene
  const { battle } = view
  const side = battle === null ? undefined : sideOf(battle, seat)
  if (battle === null || side === undefined || die === undefined) return undefined
  const least = targetingOf(view, battle, side)
  const faces = FACES + 1 - least
  const times = new Map<number, number>()
  for (let face = least; face <= FACES; face++) {
    const winner = winnerOf(view, battle, seat, withDie(side.rolled, die, face))
    times.set(winner, (times.get(winner) ?? 0) + 1)
  }
  return {
    title: ODDS_WORDS[language].reroll(die),
    outcomes: [...times].map(([who, count]) => ({
      label: winnerSaid(scene, seat, who, battle.raider),
      chance: count / faces,
    })),
  }
}
