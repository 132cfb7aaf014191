import { actingShips } from '../../../position/turn.ts'
import { EXPLORATIONS } from '../../../content/explorations.ts'
import { type Look, nameOf, shipNameOf } from '../map/look.ts'
import type { StageKind } from './kind.ts'
import { meetingOf } from './meeting.ts'

/** What a stage is about. */
export function titleOf(look: Look, kind: StageKind): string {
  const { view, words, decision, language } = look
  const { stage } = words.page
  switch (kind) {
    case 'ship-choice':
      return stage.chooseShip
    case 'mod-choice':
      return decision?.prompt === 'mod'
        ? stage.chooseHalf(shipNameOf(look, view.ships[decision.about.ship]), decision.about.level)
        : ''
    case 'encounter':
      return decision?.prompt === 'detection' ? stage.encounter(nameOf(look, decision.about.system)) : ''
    case 'combat':
      return view.combat === null
        ? ''
        : words.table.combat(nameOf(look, view.combat.place), view.combat.attack)
    case 'roll':
      return view.roll === null ? '' : words.table.roll[view.roll.kind]
    case 'exploration':
      return view.exploring === null
        ? ''
        : words.table.exploration(EXPLORATIONS[view.exploring.card].name[language])
    case 'meeting':
      return meetingTitle(look)
  }
}

function meetingTitle(look: Look): string {
  const { view, words } = look
  const { stage } = words.page
  const [ship] = actingShips(view)
  switch (meetingOf(look)?.prompt) {
    case 'trade':
      return stage.trade
    case 'maintenance':
    case 'mend':
      return stage.workshop
    case 'share-module':
    case 'share-scrap':
    case 'share-key':
      return stage.toShare
    case 'discard-module':
      return stage.combat(nameOf(look, ship.place))
    case 'charge':
    case 'feed':
    case 'sacrifice':
    case undefined:
      return stage.atSignal
  }
}
