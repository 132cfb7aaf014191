import type { Chapter } from '@astrolabe/words'
import type { ChapterId, RuleOf } from '../content/rule-ids.ts'
import { battle } from './rules/battle.ts'
import { control } from './rules/control.ts'
import { damage } from './rules/damage.ts'
import { developments } from './rules/developments.ts'
import { end } from './rules/end.ts'
import { events } from './rules/events.ts'
import { fivePlayers } from './rules/five-players.ts'
import { icons } from './rules/icons.ts'
import { launch } from './rules/launch.ts'
import { limits } from './rules/limits.ts'
import { raiders } from './rules/raiders.ts'
import { regionActions } from './rules/region-actions.ts'
import { relics } from './rules/relics.ts'
import { returnToStation } from './rules/return.ts'
import { setup } from './rules/setup.ts'
import { shadowsOfTheVoid } from './rules/shadows-of-the-void.ts'
import { shipsAndModules } from './rules/ships-and-modules.ts'
import { tracks } from './rules/tracks.ts'
import { turn } from './rules/turn.ts'
import { unityBattles } from './rules/unity-battles.ts'
import { unityDifferences } from './rules/unity-differences.ts'
import { unityEnd } from './rules/unity-end.ts'
import { unityEvents } from './rules/unity-events.ts'
import { unityLaunch } from './rules/unity-launch.ts'
import { unityReturn } from './rules/unity-return.ts'
import { unitySetup } from './rules/unity-setup.ts'
import { theVoid } from './rules/void.ts'

/** The rules reference: the base game, then the expansion. */
export const reference: { readonly [C in ChapterId]: Chapter<RuleOf<C>> } = {
  setup,
  turn,
  launch,
  'region-actions': regionActions,
  raiders,
  return: returnToStation,
  'ships-and-modules': shipsAndModules,
  developments,
  tracks,
  events,
  battle,
  damage,
  end,
  limits,
  'five-players': fivePlayers,
  'shadows-of-the-void': shadowsOfTheVoid,
  relics,
  void: theVoid,
  'unity-setup': unitySetup,
  control,
  'unity-differences': unityDifferences,
  'unity-events': unityEvents,
  'unity-launch': unityLaunch,
  'unity-return': unityReturn,
  'unity-battles': unityBattles,
  'unity-end': unityEnd,
  icons,
}
