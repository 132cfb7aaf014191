import type { MenuOf } from '@astrolabe/kernel'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { VOID_BENEFITS } from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { MODULE_TYPES, RESOURCES, SHIP_TYPES, TRACKS } from '../content/schema.ts'
import { participantOf } from '../position/participants.ts'
import { type AndromedaState, type Battle, CREDITS, ENERGY, NONE, RAIDER, WEST } from '../position/state.ts'
import type { AndromedaQuestion } from '../rules/questions.ts'
import { cardAppeal, divertingAppeal, joiningAppeal, strongestOther } from './fighting.ts'
import { burningAppeal, freeAppeal, keepingWorth } from './free-acts.ts'
import { developmentWorth, launchAppeal, moduleProfit, returnAppeal, shipProfit } from './launching.ts'
import {
  basicsAppeal,
  factionAppeal,
  tokenWorth,
  transferAppeal,
  upgradeAppeal,
  useAppeal,
  worthOfModuleKept,
} from './things-chosen.ts'
import {
  CARD_WORTH,
  fadeOf,
  worthOfAbility,
  worthOfGains,
  worthOfModule,
  worthOfMoon,
  worthOfShip,
  worthOfStep,
} from './worth.ts'

type AndromedaMenu = MenuOf<AndromedaQuestion>

/**
 * Rules of thumb: how good an option looks at a glance, in rough victory points. Quick play, imagined futures and the
 * order in which a search looks at options all use it.
 */
export function appeal(state: AndromedaState, menu: AndromedaMenu, index: number): number {
  const option = menu.options[index]
  // Where several are picked one after the other: enough of them.
  if (typeof option === 'string') return 0
  const player = participantOf(state, menu.seat)
  const fade = fadeOf(state)
  switch (menu.prompt) {
    case 'turn': {
      const move = menu.options[index]
      if (move.kind === 'launch')
        return launchAppeal(state, player, SHIP_TYPES.indexOf(move.ship), move.region)
      if (move.kind === 'return') return returnAppeal(state, player)
      return move.kind === 'wait' ? 0 : freeAppeal(state, player, move)
    }
    case 'end-turn': {
      const move = menu.options[index]
      return move.kind === 'end-turn' ? 0.5 : Math.min(freeAppeal(state, player, move), 0) - 0.1
    }
    case 'before-battle': {
      const move = menu.options[index]
      if (move.kind === 'go-on') return 0
      return move.kind === 'burn' ? burningAppeal(state, player, move.card) : freeAppeal(state, player, move)
    }
    case 'hand-limit':
    case 'discard':
    case 'pass-card':
      return -keepingWorth(state, player, menu.options[index].card)
    case 'faction':
      return factionAppeal(state, player, menu.options[index].faction)
    case 'basics': {
      const { ice, nanocarbon, titanium } = menu.options[index]
      return basicsAppeal(state, player, [0, ice, nanocarbon, titanium])
    }
    case 'give-up-basics': {
      const { ice, nanocarbon, titanium } = menu.options[index]
      return basicsAppeal(state, player, [0, -ice, -nanocarbon, -titanium])
    }
    case 'drop':
    case 'lose-resource': {
      const { resource } = menu.options[index]
      const number = RESOURCES.indexOf(resource)
      const held = player.stock[number] * 0.1
      return menu.prompt === 'drop' ? -held : held - (number === CREDITS ? 0.5 : 0)
    }
    case 'advance':
    case 'unity-track':
      return worthOfStep(state, player, TRACKS.indexOf(menu.options[index].track), fade)
    case 'repair': {
      const chosen = menu.options[index]
      if (chosen.kind === 'module') return 2 + 0.3 * MODULES[player.modules[chosen.module].design].vp
      return chosen.kind === 'cruiser' ? 1 : 0.5 + 0.2 * SHIP_TYPES.indexOf(chosen.ship)
    }
    case 'recruit': {
      const { region } = menu.options[index]
      return region >= WEST ? 0.6 : 0.3
    }
    case 'upgrade': {
      const chosen = menu.options[index]
      return upgradeAppeal(state, player, chosen.kind, SHIP_TYPES.indexOf(chosen.ship), fade)
    }
    case 'build': {
      const chosen = menu.options[index]
      if (chosen.kind === 'enough') return 0.1
      return shipProfit(state, player, SHIP_TYPES.indexOf(chosen.ship), menu.about.less, fade)
    }
    case 'free-ship':
      return worthOfShip(state, SHIP_TYPES.indexOf(menu.options[index].ship), fade)
    case 'shipyard': {
      const chosen = menu.options[index]
      if (chosen.kind === 'titanium') return 0.6 * fade
      if (chosen.kind !== 'build') return freeAppeal(state, player, chosen)
      return shipProfit(state, player, SHIP_TYPES.indexOf(chosen.ship), 1, fade)
    }
    case 'council': {
      const chosen = menu.options[index]
      if (chosen.kind === 'recruit') return 1.2 + 0.6 * fade
      return chosen.kind === 'develop'
        ? developmentWorth(state, player, chosen.region, fade)
        : freeAppeal(state, player, chosen)
    }
    case 'free-module':
    case 'buy-module':
    case 'field': {
      const chosen = menu.options[index]
      if (chosen.kind === 'enough' || chosen.kind === 'done') return 0.15
      if (chosen.kind !== 'module') return freeAppeal(state, player, chosen)
      const type = MODULE_TYPES.indexOf(chosen.type)
      const design = state.columns[type][chosen.place]
      if (menu.prompt === 'free-module') return worthOfModule(state, player, design, type, fade)
      const field = menu.prompt === 'field' ? MODULE_TYPES.indexOf(menu.about.type) : NONE
      return moduleProfit(state, player, design, type, field, fade)
    }
    case 'exchange': {
      const chosen = menu.options[index]
      if (chosen.kind === 'enough') return 0.05
      const give = RESOURCES.indexOf(chosen.give)
      const take = RESOURCES.indexOf(chosen.take)
      return (
        (player.stock[give] - player.stock[take] - 2) * 0.2 +
        (take === CREDITS ? 0.25 : 0) -
        (give === CREDITS ? 0.4 : 0)
      )
    }
    case 'survey':
    case 'unity-module': {
      const type = MODULE_TYPES.indexOf(menu.options[index].type)
      return -state.columns[type].reduce(
        (sum, design) => sum + moduleProfit(state, player, design, type, NONE, fade),
        0,
      )
    }
    case 'use':
      return useAppeal(state, player, menu.options[index].kind === 'use', menu.about, fade)
    case 'discovery':
      return tokenWorth(state, player, menu.options[index].token, fade)
    case 'nebula-moon':
      return worthOfMoon(state, player, menu.options[index].moon, fade)
    case 'vortex':
    case 'converge':
    case 'drift':
    case 'rift-walk': {
      const chosen = menu.options[index]
      return chosen.kind === 'enough' ? 0.2 : transferAppeal(state, player, chosen.ship, chosen.region, fade)
    }
    case 'dark-reading':
      return menu.options[index].kind === 'keep' ? CARD_WORTH : 0.5
    case 'void-energy':
      return 0.35 * Math.min(2, menu.options[index].energy) - 0.3 * menu.options[index].energy
    case 'void-card': {
      const chosen = menu.options[index]
      return chosen.kind === 'enough' ? 0.3 : 0.1
    }
    case 'void-result':
      return worthOfGains(state, player, VOID_BENEFITS[menu.options[index].result - 1], fade)
    case 'develop': {
      const chosen = menu.options[index]
      if (chosen.kind === 'none') return 0.5
      return chosen.kind === 'develop'
        ? developmentWorth(state, player, chosen.region, fade) + 1
        : freeAppeal(state, player, chosen)
    }
    case 'development-card':
      return worthOfAbility(state, player, DEVELOPMENT_CARDS[menu.options[index].card].ability, fade)
    case 'plan':
      return planAppeal(menu.options[index].kind)
    case 'gangways':
    case 'raider':
    case 'raider-step':
      return 0
    case 'escalate':
      return inBattle(state, (battle) => joiningAppeal(state, battle, menu.options[index].ship))
    case 'ambush':
      return inBattle(state, (battle) => joiningAppeal(state, battle, menu.options[index].ship))
    case 'offer-truce':
      return menu.options[index].kind === 'offer'
        ? inBattle(state, (battle) => -divertingAppeal(state, battle, player.who, NOTHING))
        : -2
    case 'truce':
      return menu.options[index].kind === 'accept'
        ? 1.2
        : inBattle(state, (battle) => divertingAppeal(state, battle, player.who, NOTHING))
    case 'diplomacy': {
      const chosen = menu.options[index]
      return chosen.kind === 'pass'
        ? 0
        : inBattle(state, (battle) => cardAppeal(state, battle, player.who, chosen.card))
    }
    case 'against': {
      const { who } = menu.options[index]
      return inBattle(state, (battle) => (strongestOther(state, battle, player.who) === who ? 1 : 0))
    }
    case 'prepare': {
      const spent = menu.options[index]
      return inBattle(state, (battle) => divertingAppeal(state, battle, player.who, spent))
    }
    case 'reroll': {
      const chosen = menu.options[index]
      return chosen.kind === 'keep' ? 0 : 4 - chosen.die
    }
    case 'piracy': {
      const { who, resource } = menu.options[index]
      return (resource === 'credits' ? 1 : 0.5) + (who === RAIDER ? 0 : participantOf(state, who).vp * 0.01)
    }
    case 'strategic-operations': {
      const { gain } = menu.options[index]
      if (gain === 'energy') return player.stock[ENERGY] <= 6 ? 1 : 0.4
      if (gain === 'tactics') return 0.7
      return 0.8 - 0.1 * player.stock[RESOURCES.indexOf(gain)]
    }
    case 'spare':
      return SHIP_TYPES.indexOf(menu.options[index].ship)
    case 'damage-module':
      return -worthOfModuleKept(state, player, menu.options[index].module, fade)
    case 'unity-damage':
    case 'unity-repair':
    case 'unity-moon':
    case 'unity-leader':
      return 0
    case 'fractured-relic': {
      const { kind } = menu.options[index]
      return kind === 'decline' ? 0 : 0.6 + 1.6 * fade - (kind === 'credit' ? 0.95 : 1.4) * fade
    }
    case 'ion-plague':
      return menu.options[index].kind === 'pay' ? -fade : -2 - fade
    case 'lean-years':
      return menu.options[index].ice * (1 - 0.7 * fade)
    case 'gravity-shear':
    case 'gravity-tide-toll':
      return menu.options[index].kind === 'pay'
        ? -0.5 * fade
        : -0.45 * worthOfShip(state, state.ships[menu.about.ship].type, fade)
    case 'gravity-tide':
      return -state.ships[menu.options[index].ship].type
    case 'dark-harvest':
      return menu.options[index].kind === 'energy' ? -fade : -1
    case 'rift-storm': {
      const chosen = menu.options[index]
      return chosen.kind === 'damage'
        ? 0.2 * fade
        : 0.3 + transferAppeal(state, player, chosen.ship, chosen.region, fade)
    }
    case 'extortion': {
      const chosen = menu.options[index]
      return chosen.kind === 'die' ? -0.6 : -keepingWorth(state, player, chosen.card)
    }
  }
}

const NOTHING = { kind: 'divert', energy: 0, overclock: 0, cannons: 0 } as const

const inBattle = (state: AndromedaState, judge: (battle: Battle) => number): number =>
  state.battle === null ? 0 : judge(state.battle)

/** The plan is suggested well: whoever has no better idea docks by it. */
function planAppeal(kind: string): number {
  if (kind === 'dock') return 3
  return kind === 'take-out' || kind === 'earlier' ? -1 : 0.5
}
