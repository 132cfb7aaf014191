import { C, D, type LegioState, N, R, type Ship, type Slot, type Turn } from './state.ts'

// Copies decide how far a bot can look ahead. They are written out, field by field in the order in which `newShip`,
// `emptySlot`, `newTurn` and `start` make them, and lists of a fixed length item by item: with spreads a copy takes
// ten times as long.

function copyShip(ship: Ship): Ship {
  const { experts, xp, vpFrom } = ship
  return {
    seat: ship.seat,
    spatha: ship.spatha,
    thrusters: ship.thrusters,
    scanners: ship.scanners,
    lasers: ship.lasers,
    detectors: ship.detectors,
    squads: ship.squads,
    experts: [experts[0], experts[1], experts[2]],
    xp: [xp[N], xp[D], xp[C], xp[R]],
    vp: ship.vp,
    vpFrom: [vpFrom[0], vpFrom[1], vpFrom[2], vpFrom[3], vpFrom[4]],
    specialMissions: ship.specialMissions,
    holodeck: ship.holodeck,
    nanoprobes: ship.nanoprobes,
    place: ship.place,
    sector: ship.sector,
    slot: ship.slot,
    mustLeaveX: ship.mustLeaveX,
  }
}

function copySlot(slot: Slot): Slot {
  return {
    sector: slot.sector,
    planet: slot.planet,
    card: slot.card,
    revealed: slot.revealed,
    knownBy: slot.knownBy,
    observer: slot.observer,
    observed: slot.observed,
    contact: slot.contact,
    passed: slot.passed,
    joker: slot.joker,
    missionDone: slot.missionDone,
  }
}

function copyTurn(turn: Turn): Turn {
  return {
    scannersUsed: turn.scannersUsed,
    detectorsUsed: turn.detectorsUsed,
    flared: turn.flared,
    landed: turn.landed,
    leftCard: turn.leftCard,
    cardsTaken: turn.cardsTaken,
    hand: turn.hand,
    card: turn.card,
    explorationEndedBy: turn.explorationEndedBy,
    installed: turn.installed,
    over: turn.over,
  }
}

export function copyState(state: LegioState): LegioState {
  const { slots, expertSupply } = state
  return {
    seats: state.seats,
    leaveEndsTurn: state.leaveEndsTurn,
    roundLimit: state.roundLimit,
    firstSeat: state.firstSeat,
    turnsPlayed: state.turnsPlayed,
    endowed: state.endowed,
    ending: state.ending,
    over: state.over,
    ships: state.ships.map(copyShip),
    slots: [
      copySlot(slots[0]),
      copySlot(slots[1]),
      copySlot(slots[2]),
      copySlot(slots[3]),
      copySlot(slots[4]),
    ],
    planets: state.planets.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    pileA: state.pileA.slice(),
    pileB: state.pileB.slice(),
    pileX: state.pileX.slice(),
    boxA: state.boxA.slice(),
    boxB: state.boxB.slice(),
    gone: state.gone.slice(),
    xOpen: state.xOpen,
    expertSupply: [expertSupply[0], expertSupply[1], expertSupply[2]],
    turn: copyTurn(state.turn),
  }
}
