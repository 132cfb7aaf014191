import { capital } from '@astrolabe/words'
import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import type { Wording } from '@astrolabe/words'
import type { map as english, RegionSaid } from '../../en/page/map.ts'

export const map: Wording<typeof english> = {
  board: 'Carte d’Andromeda’s Edge',
  short: {
    AB1: 'Odessa',
    AB2: 'Karst',
    AB3: 'Méridien',
    AB4: 'Alcyon',
    AB5: 'Talos',
    AB6: 'Concorde',
    SR3: 'Ceinture',
    SR4: 'Porte',
    SR5: 'Néant',
  },
  west: 'Ouest',
  east: 'Est',
  base: 'Base de l’Alliance',
  special: 'Région spéciale',
  nebula: 'Nébuleuse',
  next: 'Prochaine planète',
  nextSaid: 'La prochaine planète sera posée ici, avec trois lunes et un crédit.',

  quiet: 'calme',
  percent: (value) => fr`${value} %`,
  range: ({ least, most }) => (least === most ? fr`${least} %` : fr`${least}–${most} %`),
  prospectQuiet: 'pas de bataille',
  prospectBattle: ({ least, most }) =>
    least === most
      ? fr`bataille, gagnée à ${least} %`
      : fr`bataille, gagnée à ${least} % au moins, ${most} % au plus`,
  alone: 'seul',
  strongest: 'avec tout ce que vous avez',
  dice: (dice) => several(dice, 'dé'),
  unknownCards: 'Les cartes ne sont pas comptées.',
  choose: (ship) => `Lancer le ${ship.toLowerCase()}`,
  ships: 'Quel vaisseau est lancé',

  size: (leaders) => `taille ${leaders}`,
  ifDeveloped: (vp, building) => fr`${building} : ${vp} PV`,

  region: (said) => regionText(said),
  ship: (ship, owner, region, damage) =>
    `${ship}, ${owner}, ${region}${damage > 0 ? `, ${several(damage, 'dégât')}` : ''}`,
  raider: ({ name, region, dice, targeting, range }) =>
    fr`${name}, ${region} : ${several(dice, 'dé')}, ciblage ${targeting}, portée ${range}`,

  overlays: 'Affiché sur la carte',
  threat: 'Pillards',
  worth: 'Chefs, PV',
  rivals: 'Rivaux',
  unity: 'L’Unité',

  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Toute la carte',
}

function regionText(said: RegionSaid): string {
  const { development, leaders, ships, raiders } = said
  const about = [
    ...(said.kind === '' ? [] : [said.kind]),
    ...(said.size === 0 || development !== undefined ? [] : [`taille ${said.size}`]),
    ...(said.worth === 0 ? [] : [`une infrastructure rapporterait ${said.worth} PV`]),
    ...(development === undefined ? [] : [`${development.name.toLowerCase()} (${development.owner})`]),
    ...(said.moons === 0 ? [] : [`${several(said.moons, 'lune')}, d’abord ${said.moon}`]),
    ...(said.credits === 0 ? [] : [several(said.credits, 'crédit')]),
    ...(leaders.length === 0
      ? []
      : [fr`chefs : ${listed(leaders.map(({ who, count }) => (count > 1 ? `${who} (${count})` : who)))}`]),
    ...(ships.length === 0 ? [] : [fr`vaisseaux : ${listed(ships)}`]),
    ...(raiders.length === 0 ? [] : [fr`pillards : ${listed(raiders)}`]),
    ...(said.probe ? ['la Sonde'] : []),
    ...(said.packs.length === 0 ? [] : [fr`prochain lancement de l’Unité : ${listed(said.packs)}`]),
    ...(said.prospect === '' ? [] : [said.prospect]),
  ]
  return about.length === 0 ? capital(said.name) : fr`${capital(said.name)} : ${about.join('\u202f; ')}`
}
