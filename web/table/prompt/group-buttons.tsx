import { Icon } from '@astrolabe/drawing'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import type { Choice } from '../choices/choices.ts'
import { groupsOf } from '../choices/grouping.ts'
import { fitsBar } from './fits-bar.ts'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'
import './group-buttons.css'

interface GroupButtonsProps {
  readonly table: ScreenTable
  readonly choices: readonly Choice[]
}

/** Where there is no room for the list: its groups, each of which puts its own choices to the player, and the list. */
export function GroupButtons({ table: { play, desk }, choices }: GroupButtonsProps) {
  const all = tableWords.value.prompt.choices(choices.length)
  const groups = groupsOf(choices).flatMap(({ group, choices: own }) => (group ? [{ group, own }] : []))
  // What ends the turn has its own place in the bar.
  if (choices.every(({ endsTurn }) => endsTurn)) return null
  if (groups.length === 0) return <Button onClick={() => desk.open('choices')}>{all}</Button>
  const open = (own: readonly Choice[]): void => {
    play.open(own)
    // What has no room in the bar is read in the list at once.
    if (!fitsBar(own, desk.isWide)) desk.open('choices')
  }
  return (
    <>
      {groups.map(({ group, own }) => (
        <button key={group.id} type="button" class="group-button" onClick={() => open(own)}>
          <Icon name={group.icon} size={20} />
          <span>{group.title[language.value]}</span>
        </button>
      ))}
      <button
        type="button"
        class="group-button group-button-all"
        aria-label={all}
        onClick={() => desk.open('choices')}
      >
        <Icon name="choices" size={20} />
        <span aria-hidden="true">{choices.length}</span>
      </button>
    </>
  )
}
