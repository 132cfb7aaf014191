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
} from '../position/state.ts'

// Copies decide how far a bot can look ahead. They are written out, field by field in the order in which the objects
// are made: with spreads a copy takes ten times as long.

function copyShip(ship: Ship): Ship {
  const { mods } = ship
  return {
    index: ship.index,
    seat: ship.seat,
    board: ship.board,
    place: ship.place,
    health: ship.health,
    markers: ship.markers,
    aside: ship.aside,
    energy: ship.energy,
    energyMarkers: ship.energyMarkers,
    scraps: ship.scraps,
    exp: ship.exp,
    level: ship.level,
    mods: [mods[0], mods[1], mods[2], mods[3], mods[4], mods[5]],
    modules: ship.modules.slice(),
    damage: ship.damage.slice(),
    keys: ship.keys.slice(),
    actions: ship.actions,
    acted: ship.acted,
    strained: ship.strained,
    scavenged: ship.scavenged,
    hidden: ship.hidden,
    engaged: ship.engaged,
    destroyed: ship.destroyed,
    used: ship.used.slice(),
    served: ship.served.slice(),
    sacrificed: ship.sacrificed,
  }
}

function copySystem(system: System): System {
  return {
    tile: system.tile,
    q: system.q,
    r: system.r,
    turn: system.turn,
    lanes: system.lanes,
    exploration: system.exploration,
    key: system.key,
    pacified: system.pacified,
    wormhole: system.wormhole,
    riftClosed: system.riftClosed,
    riftOpened: system.riftOpened,
    ally: system.ally,
    stock: system.stock.slice(),
  }
}

function copySignal(signal: Signal): Signal {
  return {
    level: signal.level,
    card: signal.card,
    solved: signal.solved,
    markers: signal.markers,
    marked: signal.marked,
    alignedHere: signal.alignedHere,
    alignedThere: signal.alignedThere,
    needed: signal.needed,
  }
}

function copyFoe(foe: Foe): Foe {
  return {
    avatar: foe.avatar,
    card: foe.card,
    health: foe.health,
    shields: foe.shields,
    place: foe.place,
    signal: foe.signal,
  }
}

function copyToken(token: Token): Token {
  return { number: token.number, space: token.space, faceUp: token.faceUp }
}

function copyDie(die: Die): Die {
  return {
    ship: die.ship,
    colour: die.colour,
    face: die.face,
    rerolled: die.rerolled,
    used: die.used,
    ignored: die.ignored,
    hits: die.hits,
  }
}

function copyRoll(roll: Roll): Roll {
  return {
    kind: roll.kind,
    dice: roll.dice.map(copyDie),
    symbol: roll.symbol,
    needed: roll.needed,
    hits: roll.hits,
    specials: roll.specials,
    pierce: roll.pierce,
    used: roll.used.slice(),
    declined: roll.declined.slice(),
  }
}

function copyCombat(combat: Combat): Combat {
  return {
    place: combat.place,
    ships: combat.ships.slice(),
    foe: combat.foe,
    signal: combat.signal,
    detected: combat.detected,
    attack: combat.attack,
    pierce: combat.pierce,
    manoeuvres: combat.manoeuvres.slice(),
    used: combat.used.slice(),
    readied: combat.readied.slice(),
    missed: combat.missed.slice(),
    losses: combat.losses.slice(),
    owed: combat.owed.slice(),
  }
}

function copyTurn(turn: Turn): Turn {
  return {
    leader: turn.leader,
    fleet: turn.fleet.slice(),
    disengaged: turn.disengaged,
    over: turn.over,
    blind: turn.blind,
    declined: turn.declined.slice(),
  }
}

function copyExploring(exploring: Exploring): Exploring {
  return { card: exploring.card, taken: exploring.taken, picked: exploring.picked }
}

const copyPile = (pile: readonly number[]): number[] => pile.slice()

export function copyState(state: XodusState): XodusState {
  return {
    seats: state.seats,
    difficulty: state.difficulty,
    nightmare: state.nightmare,
    chooseShips: state.chooseShips,
    keysFirst: state.keysFirst,
    ready: state.ready,
    round: state.round,
    phase: state.phase,
    ending: state.ending,
    marker: state.marker,
    tokens: state.tokens.map(copyToken),
    leftOut: state.leftOut.slice(),
    goneAvatars: state.goneAvatars.slice(),
    movement: state.movement,
    held: state.held,
    heralded: state.heralded.slice(),
    ships: state.ships.map(copyShip),
    systems: state.systems.map(copySystem),
    foes: state.foes.map(copyFoe),
    signals: state.signals.map(copySignal),
    keysPlaced: state.keysPlaced.slice(),
    blocks: state.blocks.map(copyPile),
    commons: state.commons.slice(),
    reds: state.reds.slice(),
    boxTiles: state.boxTiles.slice(),
    drawn: state.drawn,
    drawnQ: state.drawnQ,
    drawnR: state.drawnR,
    signalCards: state.signalCards.map(copyPile),
    spareLevels: state.spareLevels.slice(),
    explorations: state.explorations.slice(),
    explorationDiscard: state.explorationDiscard.slice(),
    allies: state.allies.slice(),
    modules: state.modules.slice(),
    moduleDiscard: state.moduleDiscard.slice(),
    precursorModules: state.precursorModules.slice(),
    precursorDiscard: state.precursorDiscard.slice(),
    goneModules: state.goneModules.slice(),
    damage: state.damage.slice(),
    damageDiscard: state.damageDiscard.slice(),
    enemies: state.enemies.slice(),
    enemyDiscard: state.enemyDiscard.slice(),
    reserve: state.reserve.map(copyPile),
    turn: state.turn === null ? null : copyTurn(state.turn),
    fleets: state.fleets.map(copyPile),
    combat: state.combat === null ? null : copyCombat(state.combat),
    roll: state.roll === null ? null : copyRoll(state.roll),
    exploring: state.exploring === null ? null : copyExploring(state.exploring),
  }
}
