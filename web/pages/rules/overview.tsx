import type { Exhibit, Overview } from '@astrolabe/drawing'
import type { OverviewPassage } from '@astrolabe/kernel'
import type { ComponentChildren } from 'preact'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import './overview.css'
import { linkedWords } from './passages.ts'

interface OverviewProps {
  readonly overview: Overview
  /** How words lead to a rule: on a page by their address, over a table without leaving it. */
  readonly link: (rule: string, text: string) => ComponentChildren
}

/** A game on one page: what one plays for, what one does, the words to know; with its own pieces drawn beside. */
export function OverviewText({ overview, link }: OverviewProps) {
  const { goal, passages, terms } = overview.words
  const spoken = language.value
  const needed = terms.flatMap(({ says, ...term }) =>
    says === undefined ? [] : [{ ...term, says: says[spoken] }],
  )
  return (
    <div class="overview">
      <p class="overview-goal">{goal[spoken]}</p>
      {Object.entries(passages).map(([name, passage]) => (
        <PassageText key={name} passage={passage} pictures={overview.pictures[name] ?? []} link={link} />
      ))}
      <section class="overview-part">
        <h3>{words.value.rules.wordsToKnow}</h3>
        <dl class="overview-terms">
          {needed.map(({ rule, forms, says }) => (
            <div key={rule}>
              <dt>{link(rule, forms[spoken][0])}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

interface PassageProps extends Pick<OverviewProps, 'link'> {
  readonly passage: OverviewPassage
  readonly pictures: readonly Exhibit[]
}

function PassageText({ passage, pictures, link }: PassageProps) {
  const said = passage.says[language.value].map((text, at) => (
    <Linked key={at} text={text} link={link} as={passage.inSteps ? 'li' : 'p'} />
  ))
  return (
    <section class="overview-part">
      <h3>{passage.title[language.value]}</h3>
      <div class="overview-body">
        {passage.inSteps ? <ol class="overview-steps">{said}</ol> : <div class="overview-text">{said}</div>}
        <Pictures pictures={pictures} />
      </div>
    </section>
  )
}

interface LinkedProps extends Pick<OverviewProps, 'link'> {
  readonly text: string
  readonly as: 'li' | 'p'
}

function Linked({ text, link, as: Tag }: LinkedProps) {
  return (
    <Tag>
      {linkedWords(text).map(({ text: part, rule }) => (rule === undefined ? part : link(rule, part)))}
    </Tag>
  )
}

function Pictures({ pictures }: Pick<PassageProps, 'pictures'>) {
  const spoken = language.value
  return (
    <div class="overview-pictures">
      {pictures.map(({ id, name, Piece }) => (
        <figure key={id} class="overview-picture">
          <Piece language={spoken} />
          <figcaption>{name[spoken]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
