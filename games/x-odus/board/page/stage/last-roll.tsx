import { COLOURS } from '../../../position/state.ts'
import { useIssue } from '@astrolabe/drawing'
import type { FactOf } from '@astrolabe/kernel'
import { text } from '../../../text/text.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { SymbolDie } from '../pieces/symbol-die.tsx'
import type { Drawn } from './drawn.ts'
import { FACE_NAMES } from '../../../position/dice.ts'
import './last-roll.css'

type Rolled = FactOf<XodusFact, 'rolled'>

/** A roll in the news, and what came of it. */
interface PastRoll {
  readonly rolled: Rolled
  readonly outcome: readonly XodusFact[]
}

const OUTCOMES: ReadonlySet<XodusFact['kind']> = new Set([
  'attack',
  'foe-skill',
  'defeated',
  'detection',
  'skill-roll',
  'damage-roll',
  'lost-health',
  'damage-card',
  'signal-work',
])

/** How many rolls of one answer are shown, and how many sentences of each. */
const ROLLS = 3
const SENTENCES = 3

function rollsIn(news: readonly XodusFact[]): PastRoll[] {
  const rolls: { rolled: Rolled; outcome: XodusFact[] }[] = []
  for (const fact of news) {
    if (fact.kind === 'rolled') rolls.push({ rolled: fact, outcome: [] })
    else if (OUTCOMES.has(fact.kind)) rolls.at(-1)?.outcome.push(fact)
  }
  return rolls.slice(-ROLLS)
}

/** Dice that have been rolled and taken up again before anybody was asked: what they showed, and what came of it. */
export function LastRoll({ scene, look }: Drawn) {
  const rolls = rollsIn(scene.news)
  const issue = useIssue(scene.news)
  if (rolls.length === 0) return null
  const { view, language, words, names } = look
  return (
    // The log says the same to whoever listens, and to whoever looks later.
    <div class="xodus-last" data-passing aria-hidden="true" key={issue}>
      {rolls.map(({ rolled, outcome }, at) => (
        <div key={at} class="xodus-last-roll">
          <b>{words.table.roll[rolled.roll]}</b>
          <span class="xodus-dice">
            {view.ships
              .filter(({ board }) => rolled.dice.some((die) => die.board === board))
              .map((ship) => (
                <span key={ship.index} class="xodus-last-ship">
                  <ShipEmblem ship={ship} size={22} />
                  {rolled.dice
                    .filter(({ board }) => board === ship.board)
                    .map(({ colour, face }, die) => (
                      <SymbolDie
                        key={die}
                        colour={COLOURS[colour]}
                        face={FACE_NAMES[face]}
                        size={24}
                        rolling
                        label=""
                      />
                    ))}
                </span>
              ))}
          </span>
          {outcome.slice(0, SENTENCES).map((fact, line) => (
            <span key={line} class="xodus-last-says">
              {text[language].fact(fact, names)}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
