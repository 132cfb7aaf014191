// Written by scripts/copies.mjs from the type of the state: not to be changed by hand.
import type {
  AndromedaState,
  Battle,
  Looking,
  Module,
  Participant,
  Raider,
  Rebuild,
  Region,
  Ship,
  Side,
  Turn,
  Unity,
} from './state.ts'

export function copyState(from: AndromedaState): AndromedaState {
  return {
    seats: from.seats,
    terminus: from.terminus,
    eventDeck: from.eventDeck,
    hasDragon: from.hasDragon,
    together: from.together,
    decideForUnity: from.decideForUnity,
    developConsumesTransport: from.developConsumesTransport,
    firstSeat: from.firstSeat,
    phase: from.phase,
    players: from.players.map(copyParticipant),
    unity: from.unity === null ? null : copyParticipant(from.unity),
    machine: copyUnity(from.machine),
    ships: from.ships.map(copyShip),
    regions: from.regions.map(copyRegion),
    raiders: from.raiders.map(copyRaider),
    coming: from.coming.slice(),
    raiderBox: from.raiderBox.slice(),
    columns: [
      from.columns[0].slice(),
      from.columns[1].slice(),
      from.columns[2].slice(),
      from.columns[3].slice(),
    ],
    moduleDecks: [
      from.moduleDecks[0].slice(),
      from.moduleDecks[1].slice(),
      from.moduleDecks[2].slice(),
      from.moduleDecks[3].slice(),
    ],
    tactics: from.tactics.slice(),
    tacticsSpent: from.tacticsSpent.slice(),
    events: from.events.slice(),
    eventsSpent: from.eventsSpent.slice(),
    eventsResolved: from.eventsResolved,
    marker: from.marker,
    planets: from.planets.slice(),
    moonStacks: [
      from.moonStacks[0].slice(),
      from.moonStacks[1].slice(),
      from.moonStacks[2].slice(),
      from.moonStacks[3].slice(),
      from.moonStacks[4].slice(),
    ],
    nebulaMoonBox: from.nebulaMoonBox.slice(),
    moonsSpent: from.moonsSpent.slice(),
    discoveryStacks: [
      from.discoveryStacks[0].slice(),
      from.discoveryStacks[1].slice(),
      from.discoveryStacks[2].slice(),
    ],
    discoveryBox: from.discoveryBox.slice(),
    discoveriesSpent: from.discoveriesSpent.slice(),
    looking: from.looking === null ? null : copyLooking(from.looking),
    stacksSeen: [from.stacksSeen[0], from.stacksSeen[1], from.stacksSeen[2]],
    supremacySpaces: [from.supremacySpaces[0], from.supremacySpaces[1], from.supremacySpaces[2]],
    supremacyBox: from.supremacyBox.slice(),
    upgradePiles: [
      from.upgradePiles[0].slice(),
      from.upgradePiles[1].slice(),
      from.upgradePiles[2].slice(),
      from.upgradePiles[3].slice(),
    ],
    offered: from.offered.map((item) => item.slice()),
    factionBox: from.factionBox.slice(),
    destinyBox: from.destinyBox.slice(),
    mechaphageTokens: from.mechaphageTokens,
    turn: copyTurn(from.turn),
    battle: from.battle === null ? null : copyBattle(from.battle),
    ending: from.ending,
    lastTurns: from.lastTurns.slice(),
    next: from.next,
    lastSeat: from.lastSeat,
    turnsPlayed: from.turnsPlayed,
  }
}

function copyParticipant(from: Participant): Participant {
  return {
    who: from.who,
    faction: from.faction,
    stock: [from.stock[0], from.stock[1], from.stock[2], from.stock[3], from.stock[4]],
    vp: from.vp,
    vpFrom: from.vpFrom.slice(),
    tracks: [from.tracks[0], from.tracks[1], from.tracks[2], from.tracks[3], from.tracks[4]],
    leaders: from.leaders,
    hand: from.hand.slice(),
    moons: from.moons.slice(),
    discoveries: from.discoveries.slice(),
    supremacies: from.supremacies.slice(),
    modules: from.modules.map(copyModule),
    upgrades: [from.upgrades[0], from.upgrades[1], from.upgrades[2], from.upgrades[3]],
    destinies: from.destinies.slice(),
    battlesWon: from.battlesWon,
    battlesLost: from.battlesLost,
    raidersDefeated: from.raidersDefeated,
    tokensGained: from.tokensGained,
    returns: from.returns,
    turns: from.turns,
    usedThisTurn: from.usedThisTurn.slice(),
    usedThisCycle: from.usedThisCycle.slice(),
    wonThisCycle: from.wonThisCycle,
    eclipsed: from.eclipsed.slice(),
  }
}

function copyModule(from: Module): Module {
  return { design: from.design, damage: from.damage }
}

function copyUnity(from: Unity): Unity {
  return {
    commander: from.commander,
    helm: from.helm,
    packs: [from.packs[0].slice(), from.packs[1].slice(), from.packs[2].slice()],
    faceUp: [from.faceUp[0], from.faceUp[1], from.faceUp[2]],
    spent: [from.spent[0].slice(), from.spent[1].slice(), from.spent[2].slice()],
    berths: from.berths.slice(),
    corrupted: from.corrupted,
    probe: from.probe,
    control: from.control,
    conflicts: from.conflicts.slice(),
    conflictsSpent: from.conflictsSpent.slice(),
    tokens: from.tokens.slice(),
    revealed: from.revealed.slice(),
    rebuild: from.rebuild === null ? null : copyRebuild(from.rebuild),
  }
}

function copyRebuild(from: Rebuild): Rebuild {
  return { region: from.region, card: from.card, leaders: from.leaders, corrupted: from.corrupted }
}

function copyShip(from: Ship): Ship {
  return { owner: from.owner, type: from.type, place: from.place, damage: from.damage }
}

function copyRegion(from: Region): Region {
  return {
    tile: from.tile,
    moons: from.moons.slice(),
    leaders: [
      from.leaders[0],
      from.leaders[1],
      from.leaders[2],
      from.leaders[3],
      from.leaders[4],
      from.leaders[5],
    ],
    bonus: from.bonus,
    owner: from.owner,
    card: from.card,
    settlers: from.settlers,
    corrupted: from.corrupted,
  }
}

function copyRaider(from: Raider): Raider {
  return { card: from.card, place: from.place, dice: from.dice }
}

function copyLooking(from: Looking): Looking {
  return { who: from.who, stack: from.stack }
}

function copyTurn(from: Turn): Turn {
  return {
    who: from.who,
    kind: from.kind,
    step: from.step,
    ship: from.ship,
    region: from.region,
    attacked: from.attacked,
    jump: from.jump,
    doomFlag: from.doomFlag,
    quietPassage: from.quietPassage,
    metInVoid: from.metInVoid.slice(),
    ceaseFire: from.ceaseFire,
    costCancelled: from.costCancelled,
    cardsPlayed: from.cardsPlayed,
    plan: from.plan.slice(),
    edits: from.edits,
    handsLowered: from.handsLowered.slice(),
    over: from.over,
  }
}

function copyBattle(from: Battle): Battle {
  return {
    region: from.region,
    raider: from.raider,
    step: from.step,
    sides: from.sides.map(copySide),
    energyLimit: from.energyLimit,
    winner: from.winner,
  }
}

function copySide(from: Side): Side {
  return {
    who: from.who,
    cards: from.cards.slice(),
    dice: from.dice,
    targeting: from.targeting,
    fewer: from.fewer,
    blunted: from.blunted,
    energy: from.energy,
    overclock: from.overclock,
    rolled: from.rolled.slice(),
    aside: from.aside.slice(),
    spared: from.spared,
    done: from.done,
  }
}
