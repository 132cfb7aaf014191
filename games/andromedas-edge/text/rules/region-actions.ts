import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const regionActions: Chapter<RuleOf<'region-actions'>> = {
  title: { en: 'What regions offer', fr: 'Les actions des régions' },
  rules: {
    'AE-BA-1': {
      en: 'A planet gives you a moon: the one on top of its stack. You keep it, and spend it whenever you like in a turn of yours.',
      fr: 'Une planète vous donne une lune : celle du dessus de sa pile. Vous la gardez, et la dépensez quand il vous plaît lors d’un de vos tours.',
    },
    'AE-BA-2': {
      en: 'On a planet without moons, gain 1 of its resource instead: 1 energy on a gas giant, 1 titanium on a volcanic planet, 1 tactics card on a ruin world, 1 nanocarbon on a carbon world, 1 ice on an ice planet.',
      fr: 'Sur une planète sans lune, gagnez plutôt 1 unité de sa ressource : 1 énergie sur une géante gazeuse, 1 titane sur une planète volcanique, 1 carte Stratégie sur un monde en ruine, 1 nanocarbone sur un monde carboné, 1 glace sur une planète glacière.',
    },
    'AE-BA-3': {
      en: 'A development on the planet changes nothing in this, whoever owns it.',
      fr: 'Une infrastructure sur la planète n’y change rien, quel que soit son propriétaire.',
    },
    'AE-BA-4': {
      en: 'In a nebula, claim 1 moon if there is one, the one you prefer if there are two. Then gain 1 energy and draw 1 tactics card.',
      fr: 'Dans une nébuleuse, revendiquez 1 lune s’il y en a, celle que vous préférez s’il y en a deux. Gagnez ensuite 1 énergie et piochez 1 carte Stratégie.',
    },
    'AE-BA-5': {
      en: 'On an Alliance base, take its action once. There are six bases: four fields, one for each type of module, the Talos Shipyard and the Concord Council.',
      fr: 'Sur une base de l’Alliance, effectuez son action une fois. Il y a six bases : quatre champs, un par type de module, le Chantier de Talos et le Conseil de Concorde.',
    },
    'AE-BA-6': {
      en: 'A field sells modules of its type: you may take 1 of those face up, pay for it, see the column refilled, then take and pay a second, 2 in all. Then you gain the supply of the field. If you have taken no module, you gain 1 energy besides.',
      fr: 'Un champ vend des modules de son type : vous pouvez prendre 1 de ceux qui sont visibles, le payer, voir la colonne se compléter, puis en prendre et en payer un second, 2 en tout. Vous gagnez ensuite l’approvisionnement du champ. Si vous n’avez pris aucun module, vous gagnez en outre 1 énergie.',
    },
    'AE-BA-7': {
      en: 'In a special region, take the action printed on its tile. The Void has an action of its own, a roll of dice.',
      fr: 'Dans une région spéciale, effectuez l’action de sa tuile. Le Néant a la sienne, un lancer de dés.',
    },
  },
}
