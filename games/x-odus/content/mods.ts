import type { Mod } from './schema.ts'

/** Six for each ship, in the order of the ships: the Mod of level n is the n-th of its ship. */
// biome-ignore format: a Mod to three lines or so, a half to each
export const MODS: readonly Mod[] = [
  { ship: 'warship', level: 1, energy: 1, halves: [
    { name: { en: 'Overcharged Cannons', fr: 'Canons surchargés' },
      ability: { when: ['after-attack'], does: [{ do: 'hit', n: 1 }] } },
    { name: { en: 'Evasive Thrusters', fr: 'Propulseurs d’esquive' },
      ability: { when: ['after-attack', 'damage-roll'], does: [{ do: 'ignore', n: 1, of: 'self' }] } }] },
  { ship: 'warship', level: 2, energy: 0, halves: [
    { name: { en: 'Target Lock', fr: 'Verrouillage' },
      ability: { when: ['after-attack'], does: [{ do: 'convert', n: 'all', hits: 1 }] } },
    { name: { en: 'Prize Crew', fr: 'Équipage de prise' },
      ability: { when: ['defeat'], does: [{ do: 'scraps', n: 1 }] } }] },
  { ship: 'warship', level: 3, energy: 1, halves: [
    { name: { en: 'Piercing Volley', fr: 'Salve perforante' },
      ability: { when: ['before-attack'], only: 'offensive', does: [{ do: 'pierce', n: 2 }] } },
    { name: { en: 'Damage Control', fr: 'Contrôle des avaries' },
      ability: { when: ['defeat'], does: [{ do: 'heal', n: 2, of: 'self' }] } }] },
  { ship: 'warship', level: 4, energy: 0, halves: [
    { name: { en: 'Linked Turrets', fr: 'Tourelles jumelées' },
      ability: { when: ['after-attack'], only: 'rolled-two-hits', does: [{ do: 'hit', n: 1 }] } },
    { name: { en: 'Hardened Bulkheads', fr: 'Cloisons renforcées' },
      ability: { when: ['damage-roll'], once: 'round', does: [{ do: 'ignore', n: 'all', of: 'self' }] } }] },
  { ship: 'warship', level: 5, energy: 2, halves: [
    { name: { en: 'Annihilator', fr: 'Annihilateur' },
      ability: { when: ['after-attack'], does: [{ do: 'double' }] } },
    { name: { en: 'Covering Fire', fr: 'Tir de couverture' },
      ability: { when: ['after-attack'], does: [{ do: 'ignore', n: 'all', of: 'fleet-ship' }] } }] },
  { ship: 'warship', level: 6, energy: 0, halves: [
    { name: { en: 'Siege Engine', fr: 'Engin de siège' },
      ability: { when: ['before-attack'], only: 'offensive', does: [{ do: 'pierce', n: 3 }] } },
    { name: { en: 'War Leader', fr: 'Meneur de guerre' },
      ability: { when: ['after-attack'], only: 'rolled-hit', does: [{ do: 'ignore', n: 1, of: 'other-ship' }] } }] },

  { ship: 'battlecruiser', level: 1, energy: 1, halves: [
    { name: { en: 'Guardian Field', fr: 'Champ protecteur' },
      ability: { when: ['after-attack', 'damage-roll'], does: [{ do: 'ignore', n: 1, of: 'system-ship' }] } },
    { name: { en: 'Ramming Speed', fr: 'Éperonnage' },
      ability: { when: ['after-attack'], does: [{ do: 'hit-per-miss' }] } }] },
  { ship: 'battlecruiser', level: 2, energy: 0, halves: [
    { name: { en: 'Ablative Armour', fr: 'Blindage ablatif' },
      ability: { when: ['after-attack'], only: 'first-miss', does: [{ do: 'ignore', n: 1, of: 'self' }] } },
    { name: { en: 'Bodyguard', fr: 'Garde du corps' },
      ability: { when: ['lose-health'], does: [{ do: 'bodyguard' }] } }] },
  { ship: 'battlecruiser', level: 3, energy: 1, halves: [
    { name: { en: 'Bulwark', fr: 'Rempart' },
      ability: { when: ['lose-health'], does: [{ do: 'absorb' }] } },
    { name: { en: 'Point Defence', fr: 'Défense rapprochée' },
      ability: { when: ['after-attack'],
        does: [{ do: 'ignore', n: 'all', of: 'fleet', shared: true, special: true }] } }] },
  { ship: 'battlecruiser', level: 4, energy: 0, halves: [
    { name: { en: 'Aegis', fr: 'Égide' },
      ability: { when: ['damage-roll'], does: [{ do: 'ignore', n: 1, of: 'system' }] } },
    { name: { en: 'Retribution', fr: 'Châtiment' },
      ability: { when: ['lose-health'], does: [{ do: 'retribution' }] } }] },
  { ship: 'battlecruiser', level: 5, energy: 2, halves: [
    { name: { en: 'Fortress Mode', fr: 'Mode forteresse' },
      ability: { when: ['after-attack'], does: [{ do: 'ignore', n: 1, of: 'fleet' }] } },
    { name: { en: 'Overload Core', fr: 'Cœur en surcharge' },
      ability: { when: ['after-attack'], does: [{ do: 'hit-per-wounds', max: 3 }] } }] },
  { ship: 'battlecruiser', level: 6, energy: 0, halves: [
    { name: { en: 'Last Bastion', fr: 'Dernier bastion' },
      ability: { when: ['lose-health'], once: 'round', does: [{ do: 'survive' }] } },
    { name: { en: 'Rift Anchors', fr: 'Ancres de Rift' },
      ability: { when: ['turn-start'], does: [{ do: 'avatars', by: -1 }] } }] },

  { ship: 'proto-ship', level: 1, energy: 1, halves: [
    { name: { en: 'Precursor Lens', fr: 'Lentille précurseur' },
      ability: { when: ['skill'], does: [{ do: 'add-special', n: 1 }] } },
    { name: { en: 'Phase Lance', fr: 'Lance de phase' },
      ability: { when: ['after-attack'], does: [{ do: 'convert', n: 1, hits: 2 }] } }] },
  { ship: 'proto-ship', level: 2, energy: 0, halves: [
    { name: { en: 'Adaptive Matrix', fr: 'Matrice adaptative' },
      ability: { when: ['after-attack'], does: [{ do: 'convert', n: 1, hits: 1 }] } },
    { name: { en: 'Deep Analysis', fr: 'Analyse profonde' },
      ability: { when: ['explore'], does: [{ do: 'extra-option' }] } }] },
  { ship: 'proto-ship', level: 3, energy: 1, halves: [
    { name: { en: 'Arc Discharge', fr: 'Décharge d’arc' },
      ability: { when: ['after-attack'], does: [{ do: 'convert', n: 'all', hits: 1 }, { do: 'pierce', n: 1 }] } },
    { name: { en: 'Stasis Pulse', fr: 'Impulsion de stase' },
      ability: { when: ['turn'], does: [{ do: 'avatars', by: -1 }] } }] },
  { ship: 'proto-ship', level: 4, energy: 0, halves: [
    { name: { en: 'Energy Loop', fr: 'Boucle d’énergie' },
      ability: { when: ['after-attack'], once: 'combat', does: [{ do: 'pair-energy', n: 1 }] } },
    { name: { en: 'Living Circuits', fr: 'Circuits vivants' },
      ability: { when: ['after-attack'], once: 'combat', does: [{ do: 'pair-heal', n: 1 }] } }] },
  { ship: 'proto-ship', level: 5, energy: 2, halves: [
    { name: { en: 'Resonance', fr: 'Résonance' },
      ability: { when: ['after-attack'], does: [{ do: 'convert', n: 'all', hits: 1, fleet: true }] } },
    { name: { en: 'Fold Drive', fr: 'Moteur à repli' },
      ability: { when: ['turn'], does: [{ do: 'fold' }] } }] },
  { ship: 'proto-ship', level: 6, energy: 0, halves: [
    { name: { en: 'Unbound Prototype', fr: 'Prototype libéré' },
      ability: { when: ['after-attack'], does: [{ do: 'hit', n: 1 }, { do: 'pierce', n: 1 }] } },
    { name: { en: 'Precursor Memory', fr: 'Mémoire précurseur' },
      ability: { when: ['standing', 'skill'], does: [{ do: 'every-class' }, { do: 'reroll', n: 2 }] } }] },

  { ship: 'drone-specialist', level: 1, energy: 1, halves: [
    { name: { en: 'Gun Drones', fr: 'Drones de combat' },
      ability: { when: ['after-attack'], once: 'combat', does: [{ do: 'hit', n: 2 }] } },
    { name: { en: 'Repair Drones', fr: 'Drones de réparation' },
      ability: { when: ['maintenance'], does: [{ do: 'repair-more', n: 1 }] } }] },
  { ship: 'drone-specialist', level: 2, energy: 0, halves: [
    { name: { en: 'Drone Screen', fr: 'Écran de drones' },
      ability: { when: ['after-attack'], does: [{ do: 'ignore', n: 1, of: 'fleet-ship', special: true }] } },
    { name: { en: 'Recycler', fr: 'Recycleur' },
      ability: { when: ['maintenance'], once: 'round', does: [{ do: 'repair-free' }] } }] },
  { ship: 'drone-specialist', level: 3, energy: 1, halves: [
    { name: { en: 'Decoys', fr: 'Leurres' },
      ability: { when: ['disengage'], does: [{ do: 'no-disengage-roll', fleet: true, noHerald: true }] } },
    { name: { en: 'Field Repairs', fr: 'Réparations de terrain' },
      ability: { when: ['turn'], does: [{ do: 'heal', n: 1, of: 'system' }] } }] },
  { ship: 'drone-specialist', level: 4, energy: 0, halves: [
    { name: { en: 'Swarm Tactics', fr: 'Tactique d’essaim' },
      ability: { when: ['after-attack'], only: 'rolled-hit', does: [{ do: 'hit', n: 1 }] } },
    { name: { en: 'Drone Foundry', fr: 'Fonderie à drones' },
      ability: { when: ['maintenance'], does: [{ do: 'two-maintenances' }] } }] },
  { ship: 'drone-specialist', level: 5, energy: 2, halves: [
    { name: { en: 'Sacrificial Swarm', fr: 'Essaim sacrifié' },
      ability: { when: ['after-attack'], hurts: 1, does: [{ do: 'hit', n: 3 }] } },
    { name: { en: 'Reconstruction', fr: 'Reconstruction' },
      ability: { when: ['turn'], does: [{ do: 'mend', of: 'system-ship' }] } }] },
  { ship: 'drone-specialist', level: 6, energy: 0, halves: [
    { name: { en: 'Hive Mind', fr: 'Esprit de ruche' },
      ability: { when: ['after-attack'], does: [{ do: 'hit', n: 1 }, { do: 'ignore', n: 1, of: 'self' }] } },
    { name: { en: 'Nanite Cloud', fr: 'Nuage de nanites' },
      ability: { when: ['turn-start'], does: [{ do: 'heal', n: 1, of: 'system' }] } }] },

  { ship: 'explorer', level: 1, energy: 1, halves: [
    { name: { en: 'Evasive Burn', fr: 'Poussée d’esquive' },
      ability: { when: ['detection', 'damage-roll'], does: [{ do: 'ignore', n: 1, of: 'self' }] } },
    { name: { en: 'Twin Probes', fr: 'Sondes jumelles' },
      ability: { when: ['probe'], does: [{ do: 'second-probe' }] } }] },
  { ship: 'explorer', level: 2, energy: 0, halves: [
    { name: { en: 'Slipstream', fr: 'Sillage' },
      ability: { when: ['standing'], does: [{ do: 'longer-rush', jumps: 4 }] } },
    { name: { en: 'Deep Scan', fr: 'Sondage profond' },
      ability: { when: ['probe'], does: [{ do: 'foresee-tile' }] } }] },
  { ship: 'explorer', level: 3, energy: 1, halves: [
    { name: { en: 'Silent Running', fr: 'Silence radio' },
      ability: { when: ['detection'], does: [{ do: 'unseen', fleet: true }] } },
    { name: { en: 'Afterburner', fr: 'Postcombustion' },
      ability: { when: ['turn'], does: [{ do: 'action', n: 1 }] } }] },
  { ship: 'explorer', level: 4, energy: 0, halves: [
    { name: { en: 'Ghost Signature', fr: 'Signature fantôme' },
      ability: { when: ['engaged-by-avatar'], does: [{ do: 'no-engagement-roll' }] } },
    { name: { en: 'Salvage Scanner', fr: 'Scanner de récupération' },
      ability: { when: ['explore'], does: [{ do: 'scraps', n: 1 }] } }] },
  { ship: 'explorer', level: 5, energy: 2, halves: [
    { name: { en: 'Threshold Engine', fr: 'Moteur de seuil' },
      ability: { when: ['turn'], does: [{ do: 'wormhole' }] } },
    { name: { en: 'Survey Array', fr: 'Réseau de relevés' },
      ability: { when: ['turn'], does: [{ do: 'reveal', n: 2 }] } }] },
  { ship: 'explorer', level: 6, energy: 0, halves: [
    { name: { en: 'Pathfinder', fr: 'Éclaireur' },
      ability: { when: ['detection'], does: [{ do: 'ignore', n: 2, of: 'fleet', shared: true }] } },
    { name: { en: 'Master Navigator', fr: 'Maître navigateur' },
      ability: { when: ['turn-start'], does: [{ do: 'action', n: 1 }] } }] },

  { ship: 'pirate-ship', level: 1, energy: 1, halves: [
    { name: { en: 'Ambush', fr: 'Embuscade' },
      ability: { when: ['after-attack'], only: 'first-attack', does: [{ do: 'hit', n: 2 }] } },
    { name: { en: 'Boarding Party', fr: 'Abordage' },
      ability: { when: ['defeat'], does: [{ do: 'scraps', n: 2 }] } }] },
  { ship: 'pirate-ship', level: 2, energy: 0, halves: [
    { name: { en: 'Fence', fr: 'Receleur' },
      ability: { when: ['standing'], does: [{ do: 'cheaper', n: 1 }] } },
    { name: { en: 'Scavenger Crew', fr: 'Équipe de pillards' },
      ability: { when: ['scavenge'], does: [{ do: 'scavenge-more', n: 1 }] } }] },
  { ship: 'pirate-ship', level: 3, energy: 1, halves: [
    { name: { en: 'Hit and Run', fr: 'Frappe et fuite' },
      ability: { when: ['disengage'], does: [{ do: 'no-disengage-roll', fleet: true }] } },
    { name: { en: 'Plunder', fr: 'Butin' },
      ability: { when: ['defeat'], only: 'enemy-level-2', does: [{ do: 'module', n: 1 }] } }] },
  { ship: 'pirate-ship', level: 4, energy: 0, halves: [
    { name: { en: 'Dirty Tricks', fr: 'Coups bas' },
      ability: { when: ['after-attack'], only: 'first-attack', does: [{ do: 'convert', n: 'all', hits: 1 }] } },
    { name: { en: 'False Colours', fr: 'Faux pavillon' },
      ability: { when: ['detection'], does: [{ do: 'ignore', n: 1, of: 'self' }] } }] },
  { ship: 'pirate-ship', level: 5, energy: 2, halves: [
    { name: { en: 'Broadside', fr: 'Bordée' },
      ability: { when: ['after-attack'], does: [{ do: 'double' }, { do: 'ignore', n: 'all', of: 'self' }] } },
    { name: { en: 'Sabotage', fr: 'Sabotage' },
      ability: { when: ['turn'], does: [{ do: 'pacify', n: 1 }] } }] },
  { ship: 'pirate-ship', level: 6, energy: 0, halves: [
    { name: { en: 'Raider King', fr: 'Roi des pillards' },
      ability: { when: ['defeat'], does: [{ do: 'heal', n: 1, of: 'self' }, { do: 'energy', n: 1 }] } },
    { name: { en: 'Bribes', fr: 'Pots-de-vin' },
      ability: { when: ['after-attack', 'damage-roll', 'detection'], pay: 1,
        does: [{ do: 'ignore', n: 1, of: 'fleet-ship' }] } }] },
]
