import { actingShips } from '../../../position/turn.ts'
import type { Odds } from '@astrolabe/drawing'
import { SIGNALS } from '../../../content/signals.ts'
import type { SignalWork } from '../../../content/schema.ts'
import { FACE_OF, HIT, type Ship, SPECIAL } from '../../../position/state.ts'
import { ofEnemyCards } from './draws.ts'
import { type Ask, capped, summed, together, wordsOf } from './outcomes.ts'
import { chanceOfFace, ofSkill } from './rolls.ts'
import { isGuarded } from '../../../position/signals.ts'

/** Work on a Signal that rolls or draws. */
export function ofWork(ask: Ask, card: number, place: number): Odds | undefined {
  const { view } = ask
  const { work } = SIGNALS[card]
  const signal = view.signals.find((each) => each.card === card)
  if (signal === undefined) return undefined
  switch (work.work) {
    case 'roll':
      return ofMarkers(ask, card, work, work.markers - signal.markers)
    case 'purge':
      return ofSkill(ask, { symbol: 'special', n: signal.needed })
    case 'stabilise':
      return ofBoth(ask, card, work)
    case 'guardian':
      return isGuarded(view, view.systems[place].key)
        ? undefined
        : ofEnemyCards(ask, 1, work.from === 'reserve')
    case 'repair':
    case 'energy':
    case 'scraps':
    case 'align':
    case 'no-avatar':
    case 'sacrifice':
      return undefined
  }
}

const DICE = [1, 2]

const diceOf = (ships: readonly Ship[]): { readonly ship: Ship; readonly which: number }[] =>
  ships.flatMap((ship) => DICE.map((which) => ({ ship, which })))

type WorkOf<W extends SignalWork['work']> = Extract<SignalWork, { readonly work: W }>

/** A marker for each die that shows the symbol; with the last one the Key is free. */
function ofMarkers(ask: Ask, card: number, work: WorkOf<'roll'>, missing: number): Odds {
  const words = wordsOf(ask)
  const markers = diceOf(actingShips(ask.view))
    .map(({ ship, which }) => {
      const shows = chanceOfFace(ship, which, FACE_OF[work.symbol])
      return [1 - shows, shows]
    })
    .reduce(summed, [1])
  return together(
    words.work(SIGNALS[card].name[ask.language]),
    capped(markers, missing).map((chance, count) => ({
      label: count === missing ? words.keyFree : words.markers(count),
      chance,
    })),
  )
}

/** One roll of all ships that shows enough of both symbols. */
function ofBoth(ask: Ask, card: number, work: WorkOf<'stabilise'>): Odds {
  const words = wordsOf(ask)
  const done = chanceOfBoth(diceOf(actingShips(ask.view)), work.hits, work.specials)
  return together(words.work(SIGNALS[card].name[ask.language]), [
    { label: words.keyFree, chance: done },
    { label: words.notYet, chance: 1 - done },
  ])
}

/** The chance that dice show at least so many of each symbol, die by die. */
function chanceOfBoth([die, ...rest]: ReturnType<typeof diceOf>, hits: number, specials: number): number {
  if (hits <= 0 && specials <= 0) return 1
  if (die === undefined) return 0
  const hit = chanceOfFace(die.ship, die.which, HIT)
  const special = chanceOfFace(die.ship, die.which, SPECIAL)
  return (
    hit * chanceOfBoth(rest, hits - 1, specials) +
    special * chanceOfBoth(rest, hits, specials - 1) +
    (1 - hit - special) * chanceOfBoth(rest, hits, specials)
  )
}
