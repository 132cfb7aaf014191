import { AftermathPart, AftermathParts, FiguresTables, StackedBars, type Story } from '@astrolabe/drawing'
import { participants } from '../../../position/participants.ts'
import { type AndromedaState, UNITY, VP_SOURCES } from '../../../position/state.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { AFTERMATH_WORDS } from '../../../text/page-words.ts'
import { THINGS } from '../look.ts'
import { WhoMark } from '../stage/who-mark.tsx'
import './aftermath.css'
import { luckOf } from './luck.ts'
import { ScoreChart } from './score-chart.tsx'
import { scoresOf } from './scores.ts'
import { byKind, SOURCE_KINDS, sourcesAmong } from './sources.ts'

const TONES = [1, 3, 4, 2, 5] as const

/** After the game: points turn by turn, where they came from, and what the dice had to do with it. */
export function Aftermath({ view, facts, labels, language }: Story<AndromedaState, AndromedaFact>) {
  const words = AFTERMATH_WORDS[language]
  const things = THINGS[language]
  const told = facts.map(({ fact }) => fact)
  const all = participants(view)
  const who = all.map((each) => each.who)
  const nameOf = (each: number): string => (each === UNITY ? things.participants.unity : labels(each))
  const scores = scoresOf(told, who)
  const luck = luckOf(told, view, who)
  const sources = sourcesAmong(all)
  return (
    <AftermathParts>
      <AftermathPart title={words.overTime} note={words.overTimeMeans}>
        <ScoreChart scores={scores} who={who} nameOf={nameOf} terminus={view.terminus} words={words} />
      </AftermathPart>
      <AftermathPart title={words.sources} note={words.kindsMean}>
        <StackedBars
          label={words.sources}
          kinds={SOURCE_KINDS.map((kind, at) => ({ says: words.kinds[kind], tone: TONES[at] }))}
          rows={all.map((each) => ({ seat: each.who, name: nameOf(each.who), parts: byKind(each) }))}
        />
      </AftermathPart>
      <AftermathPart title={words.battles} note={words.battlesMean}>
        <ul class="edge-luck">
          {luck.map(({ who: each, fought, wins, fortune }) => (
            <li key={each}>
              <WhoMark who={each} size={22} />
              <span>
                <b>{nameOf(each)}</b> {words.won(wins, fought)} {fought > 0 && words.fortune[fortune]}
              </span>
            </li>
          ))}
        </ul>
      </AftermathPart>
      <FiguresTables
        title={words.asTable}
        tables={[
          {
            caption: words.sources,
            heads: [words.player, ...sources.map((source) => things.vpSources[source]), words.total],
            rows: all.map(({ who: each, vpFrom, vp }) => [
              nameOf(each),
              ...sources.map((source) => vpFrom[VP_SOURCES.indexOf(source)]),
              vp,
            ]),
          },
          {
            caption: words.battles,
            heads: [words.player, words.fought, words.wins, words.expected],
            rows: luck.map(({ who: each, fought, wins }) => [
              nameOf(each),
              fought,
              wins.came,
              wins.expected.toFixed(1),
            ]),
          },
        ]}
      />
    </AftermathParts>
  )
}
