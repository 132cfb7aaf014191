// Written by scripts/copies.mjs from the type of the state: not to be changed by hand.
import type { LegioState, Mission, Ship, Slot, Turn } from './state.ts'

export function copyState(from: LegioState): LegioState {
  return {
    seats: from.seats,
    leaveEndsTurn: from.leaveEndsTurn,
    landOrTakeOff: from.landOrTakeOff,
    catchUp: from.catchUp,
    advisedItems: from.advisedItems,
    roundLimit: from.roundLimit,
    firstSeat: from.firstSeat,
    turnsPlayed: from.turnsPlayed,
    endowed: from.endowed,
    ending: from.ending,
    over: from.over,
    ships: from.ships.map(copyShip),
    slots: [
      copySlot(from.slots[0]),
      copySlot(from.slots[1]),
      copySlot(from.slots[2]),
      copySlot(from.slots[3]),
      copySlot(from.slots[4]),
    ],
    planets: from.planets.slice(),
    discoveredBy: from.discoveredBy.slice(),
    missions: from.missions.map(copyMission),
    deck: from.deck.slice(),
    discard: from.discard.slice(),
    pileA: from.pileA.slice(),
    pileB: from.pileB.slice(),
    pileX: from.pileX.slice(),
    boxA: from.boxA.slice(),
    boxB: from.boxB.slice(),
    gone: from.gone.slice(),
    xOpen: from.xOpen,
    xOpenedBy: from.xOpenedBy,
    expertSupply: [from.expertSupply[0], from.expertSupply[1], from.expertSupply[2]],
    turn: copyTurn(from.turn),
  }
}

function copyShip(from: Ship): Ship {
  return {
    seat: from.seat,
    spatha: from.spatha,
    thrusters: from.thrusters,
    scanners: from.scanners,
    lasers: from.lasers,
    detectors: from.detectors,
    squads: from.squads,
    experts: [from.experts[0], from.experts[1], from.experts[2]],
    xp: [from.xp[0], from.xp[1], from.xp[2], from.xp[3]],
    vp: from.vp,
    vpFrom: [from.vpFrom[0], from.vpFrom[1], from.vpFrom[2], from.vpFrom[3], from.vpFrom[4]],
    specialMissions: from.specialMissions,
    holodeck: from.holodeck,
    nanoprobes: from.nanoprobes,
    place: from.place,
    sector: from.sector,
    slot: from.slot,
    mustLeaveX: from.mustLeaveX,
  }
}

function copySlot(from: Slot): Slot {
  return {
    sector: from.sector,
    planet: from.planet,
    card: from.card,
    revealed: from.revealed,
    knownBy: from.knownBy,
    observer: from.observer,
    observed: [from.observed[0], from.observed[1], from.observed[2], from.observed[3]],
    contact: from.contact,
    passed: from.passed,
    joker: from.joker,
    missionDone: from.missionDone,
  }
}

function copyMission(from: Mission): Mission {
  return { seat: from.seat, card: from.card, planet: from.planet, passed: from.passed }
}

function copyTurn(from: Turn): Turn {
  return {
    scannersUsed: from.scannersUsed,
    detectorsUsed: from.detectorsUsed,
    flared: from.flared,
    landed: from.landed,
    tookOff: from.tookOff,
    leftCard: from.leftCard,
    cardsTaken: from.cardsTaken,
    hand: from.hand,
    card: from.card,
    explorationEndedBy: from.explorationEndedBy,
    installed: from.installed,
    over: from.over,
  }
}
