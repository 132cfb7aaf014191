// Written by scripts/copies.mjs from the type of the state: not to be changed by hand.
import type {
  Combat,
  Die,
  Exploring,
  Foe,
  Roll,
  Ship,
  Signal,
  System,
  Token,
  Turn,
  XodusState,
} from './state.ts'

export function copyState(from: XodusState): XodusState {
  return {
    seats: from.seats,
    difficulty: from.difficulty,
    nightmare: from.nightmare,
    chooseShips: from.chooseShips,
    keysFirst: from.keysFirst,
    ready: from.ready,
    round: from.round,
    phase: from.phase,
    ending: from.ending,
    marker: from.marker,
    tokens: from.tokens.map(copyToken),
    leftOut: from.leftOut.slice(),
    goneAvatars: from.goneAvatars.slice(),
    movement: from.movement,
    held: from.held,
    ships: from.ships.map(copyShip),
    systems: from.systems.map(copySystem),
    foes: from.foes.map(copyFoe),
    signals: from.signals.map(copySignal),
    keysPlaced: from.keysPlaced.slice(),
    blocks: from.blocks.map((item) => item.slice()),
    commons: from.commons.slice(),
    reds: from.reds.slice(),
    boxTiles: from.boxTiles.slice(),
    drawn: from.drawn,
    drawnQ: from.drawnQ,
    drawnR: from.drawnR,
    signalCards: from.signalCards.map((item) => item.slice()),
    spareLevels: from.spareLevels.slice(),
    explorations: from.explorations.slice(),
    explorationDiscard: from.explorationDiscard.slice(),
    allies: from.allies.slice(),
    modules: from.modules.slice(),
    moduleDiscard: from.moduleDiscard.slice(),
    precursorModules: from.precursorModules.slice(),
    precursorDiscard: from.precursorDiscard.slice(),
    goneModules: from.goneModules.slice(),
    damage: from.damage.slice(),
    damageDiscard: from.damageDiscard.slice(),
    enemies: from.enemies.slice(),
    enemyDiscard: from.enemyDiscard.slice(),
    reserve: from.reserve.map((item) => item.slice()),
    turn: from.turn === null ? null : copyTurn(from.turn),
    fleets: from.fleets.map((item) => item.slice()),
    combat: from.combat === null ? null : copyCombat(from.combat),
    roll: from.roll === null ? null : copyRoll(from.roll),
    exploring: from.exploring === null ? null : copyExploring(from.exploring),
  }
}

function copyToken(from: Token): Token {
  return { number: from.number, space: from.space, faceUp: from.faceUp }
}

function copyShip(from: Ship): Ship {
  return {
    index: from.index,
    seat: from.seat,
    board: from.board,
    place: from.place,
    health: from.health,
    markers: from.markers,
    aside: from.aside,
    energy: from.energy,
    energyMarkers: from.energyMarkers,
    scraps: from.scraps,
    exp: from.exp,
    level: from.level,
    mods: [from.mods[0], from.mods[1], from.mods[2], from.mods[3], from.mods[4], from.mods[5]],
    modules: from.modules.slice(),
    damage: from.damage.slice(),
    keys: from.keys.slice(),
    actions: from.actions,
    acted: from.acted,
    strained: from.strained,
    scavenged: from.scavenged,
    hidden: from.hidden,
    engaged: from.engaged,
    heralded: from.heralded,
    destroyed: from.destroyed,
    used: from.used.slice(),
    served: from.served.slice(),
    sacrificed: from.sacrificed,
  }
}

function copySystem(from: System): System {
  return {
    tile: from.tile,
    q: from.q,
    r: from.r,
    turn: from.turn,
    lanes: from.lanes,
    exploration: from.exploration,
    key: from.key,
    pacified: from.pacified,
    wormhole: from.wormhole,
    riftClosed: from.riftClosed,
    riftOpened: from.riftOpened,
    ally: from.ally,
    stock: from.stock.slice(),
  }
}

function copyFoe(from: Foe): Foe {
  return {
    avatar: from.avatar,
    card: from.card,
    health: from.health,
    shields: from.shields,
    place: from.place,
    signal: from.signal,
  }
}

function copySignal(from: Signal): Signal {
  return {
    level: from.level,
    card: from.card,
    solved: from.solved,
    markers: from.markers,
    marked: from.marked,
    alignedHere: from.alignedHere,
    alignedThere: from.alignedThere,
    needed: from.needed,
  }
}

function copyTurn(from: Turn): Turn {
  return {
    leader: from.leader,
    fleet: from.fleet.slice(),
    disengaged: from.disengaged,
    fledAvatar: from.fledAvatar,
    over: from.over,
    blind: from.blind,
    declined: from.declined.slice(),
    came: from.came,
  }
}

function copyCombat(from: Combat): Combat {
  return {
    place: from.place,
    ships: from.ships.slice(),
    foe: from.foe,
    signal: from.signal,
    detected: from.detected,
    attack: from.attack,
    pierce: from.pierce,
    manoeuvres: from.manoeuvres.slice(),
    used: from.used.slice(),
    readied: from.readied.slice(),
    missed: from.missed.slice(),
    losses: from.losses.slice(),
    owed: from.owed.slice(),
  }
}

function copyRoll(from: Roll): Roll {
  return {
    kind: from.kind,
    dice: from.dice.map(copyDie),
    symbol: from.symbol,
    needed: from.needed,
    hits: from.hits,
    specials: from.specials,
    pierce: from.pierce,
    used: from.used.slice(),
    declined: from.declined.slice(),
  }
}

function copyDie(from: Die): Die {
  return {
    ship: from.ship,
    colour: from.colour,
    face: from.face,
    rerolled: from.rerolled,
    used: from.used,
    ignored: from.ignored,
    hits: from.hits,
  }
}

function copyExploring(from: Exploring): Exploring {
  return { card: from.card, taken: from.taken, picked: from.picked }
}
