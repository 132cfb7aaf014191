import { CardFrame, type CardSize, Chip, Icon, Planet } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { Extrasolar } from '../../content/decks.ts'
import { WORDS } from '../../text/text.ts'
import './cards.css'
import { DOMAINS, planetKind } from './appearance.ts'
import { LETTERS } from '../../position/state.ts'
import type { Prospect } from '../../position/contact.ts'

interface ExtrasolarCardProps {
  readonly card: Extrasolar
  readonly language: Language
  readonly size: CardSize
  /** What a ship still lacks; without it, only what the card asks. */
  readonly prospect?: Prospect | undefined
}

/** An Extrasolar card, face up. */
export function ExtrasolarCard({ card, language, size, prospect }: ExtrasolarCardProps) {
  const { page, life } = WORDS[language]
  const { xp, turns } = card.observation
  const domain = LETTERS[card.observationDomain]
  const short = prospect?.squadsMissing ?? 0
  return (
    <CardFrame
      title={card.name[language]}
      kind={card.sapiens ? 1 : 3}
      seed={card.id}
      size={size}
      band={life(card)}
      icon={card.sapiens ? 'person' : 'alien'}
      picture={<PlanetPicture card={card} />}
      costs={
        <>
          <Chip
            icon="squad"
            value={short > 0 ? `${card.squads} (−${short})` : card.squads}
            label={
              short > 0 ? `${page.squads(card.squads)}, ${page.squadsShort(short)}` : page.squads(card.squads)
            }
            kind={short > 0 ? 'danger' : 'plain'}
          />
          <Chip
            icon="telescope"
            value={`+${xp} ${domain} × ${turns}`}
            label={page.observation(xp, domain, turns)}
            kind={DOMAINS[domain].tone}
          />
        </>
      }
    >
      <Thresholds card={card} language={language} prospect={prospect} />
    </CardFrame>
  )
}

function PlanetPicture({ card }: { readonly card: Extrasolar }) {
  return (
    <svg viewBox="-80 -34 160 68" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Planet seed={card.id} kind={planetKind(card)} size={78} x={-34} y={8} />
    </svg>
  )
}

/** What each threshold of a Contact asks and gives. */
function Thresholds({ card, language, prospect }: Omit<ExtrasolarCardProps, 'size'>) {
  const { page, table } = WORDS[language]
  const passed = prospect === undefined ? 0 : card.thresholds.length - prospect.thresholds.length
  return (
    <ul class="legio-thresholds">
      {card.thresholds.map(({ vp, exit }, rank) => {
        const ahead = prospect?.thresholds[rank - passed]
        const within = prospect?.contactOpen === true && ahead?.within === true
        const done = prospect !== undefined && rank < passed
        return (
          <li key={rank} class={within ? 'legio-threshold-within' : ''}>
            <b>{page.vpOf(vp)}</b>
            <Exit exit={exit} says={exit ? page.exit : page.noExit} />
            <span class="legio-needs">
              {LETTERS.map((letter, domain) => (
                <Need
                  key={letter}
                  letter={letter}
                  needed={card.needs[rank][domain]}
                  missing={ahead?.missing[domain] ?? 0}
                  language={language}
                />
              ))}
            </span>
            {done && <Icon name="check" label={table.passed} />}
            {within && <Icon name="check" label={ahead.covered ? page.withinByJoker : page.within} />}
          </li>
        )
      })}
    </ul>
  )
}

/** ↩ where a Contact may stop; → where it may not. VL-659 */
function Exit({ exit, says }: { readonly exit: boolean; readonly says: string }) {
  return (
    <span class="legio-exit" role="img" aria-label={says} title={says}>
      {exit ? '↩' : '→'}
    </span>
  )
}

interface NeedProps {
  readonly letter: (typeof LETTERS)[number]
  readonly needed: number
  readonly missing: number
  readonly language: Language
}

function Need({ letter, needed, missing, language }: NeedProps) {
  if (needed === 0) return null
  const { icon, tone } = DOMAINS[letter]
  return (
    <span class={missing > 0 ? 'legio-need legio-need-short' : 'legio-need'}>
      <Chip
        icon={icon}
        value={`${needed}\u202f${letter}${missing > 0 ? ` −${missing}` : ''}`}
        label={WORDS[language].page.need(letter, needed, missing)}
        kind={tone}
      />
    </span>
  )
}
