import type { CommanderId } from '../content/unity.ts'
import type { EventId } from '../content/events.ts'
import type { FactionId } from '../content/factions.ts'
import type { RaiderId } from '../content/raiders.ts'
import type { TileId } from '../content/tiles.ts'

type PlanetId = Extract<TileId, `P${string}`>

const FACTIONS: Readonly<Record<FactionId, string>> = {
  F01: 'They winter in a cove that no chart admits to, and come out with the first convoy of spring. Their flag is the last thing most captains learn to read.',
  F02: 'A war of magnets took their worlds and left them their ships, or most of each. They have lost so often that they have made a science of it.',
  F03: 'Nobody ordered the last of them to stop building themselves, so they did not. They speak politely, aim carefully and mend what they miss.',
  F04: 'Each of them carries a seed older than the Alliance, and holds deep enough for a harvest. Every field is theirs to work, whatever the sign at the gate says.',
  F05: 'They sing to dead stars and write down what comes back. A page that has been sung may be burnt; the warmth is part of the hymn.',
  F06: 'Every hull in the Union belongs to whoever riveted it, and no keel is laid without a feast. Their yards have never once been idle, not even in mourning.',
  F07: 'Everything in the black arcade has a price, and a second price for those who ask. The oldest vault was opened once; the accounts balanced.',
  F08: 'Their forests travel under glass, and their elders travel with the forests. Where they land, something is in flower within the year.',
  F09: 'They burned their own city rather than surrender it, and wear what was left. To them a battle is a debt, and debts are collected.',
  F10: 'They have never owned a world and pity those who do. A nomad fleet drifts, they say, the way a hawk does.',
  F11: 'Their regents are cut, not born, and each facet remembers a reign. From their towers one can see the next tower, and so on to the Edge.',
  F12: 'One thought, many mouths. Whatever was said once in their hearing is said twice across a table.',
  F13: 'Some of them were weather before they were a people. A nebula is a country with no doors, and they keep it well.',
  F14: 'They come and go among the bases with their lamps turned low, and nobody remembers letting them in. What they read, they read in the dark.',
  F15: 'It is not certain that there is more than one of them. Where one lands, the rest were already on the way.',
}

const COMMANDERS: Readonly<Record<CommanderId, string>> = {
  L1A: 'A careful administrator of things that used to be people’s. He apologises in triplicate.',
  L1B: 'She was sent to open an embassy. It has grown to nine hulls and no door.',
  L1C: 'Threx came to count the fleet, found it wanting, and has been correcting the figures ever since.',
  L2A: 'Nothing leaves a world of Haldane’s without a stamp, and nothing has left for years.',
  L2B: 'She reads a line of battle as others read a face, and strikes where it is about to change.',
  L2C: 'Nul has forgotten his own name so that there would be room for everybody else’s.',
  L3A: 'The admiral has never been seen aboard the same ship twice. All of them salute, to be safe.',
  L3B: 'There is nobody on the bridge. There is no bridge. The ships simply agree.',
  L3C: 'Where his banner goes up, the walls go up behind it, and the people are brought in last.',
}

const RAIDERS: Readonly<Record<RaiderId, string>> = {
  'RD-S1': 'They hunt in fours, and the fourth is always the one you did not count.',
  'RD-S2': 'They strip a wreck in an hour, and are not particular about whether it is one yet.',
  'RD-A1': 'Her captain keeps a ledger of everything taken, in case anyone should ask for it back.',
  'RD-A2': 'It fastens on to the warmest thing in sight, and the lights go down from stern to bow.',
  'RD-B1': 'It does not break machines. It explains to them, patiently, what they could be instead.',
  'RD-B2': 'It lost its crew long ago and has not noticed; the ram still works.',
  'RD-C1': 'An arm as long as a convoy comes out of the dark, and then a second arm, to choose.',
  'RD-C2': 'No signal comes within a light-minute of it, and no signal leaves. Orders arrive as silence.',
  'RD-D1':
    'It sheds its burnt hide and goes on, a little lighter. Whole fleets have died of thinking it was over.',
  'RD-D2': 'It comes once in a generation, when there is enough standing to be worth cutting.',
  'RD-CV': 'It does not chase. Space leans towards it, and everything in space leans with it.',
}

const EVENTS: Readonly<Record<EventId, string>> = {
  EG1: 'A dozen unnamed hulls wait in the roads, with their keys in the locks.',
  EG2: 'The pieces are for sale, one merchant at a time. Nobody knows what they add up to.',
  EG3: 'For nine minutes every cell on the Edge charges itself, and no engineer says a word.',
  EG4: 'The convoy leaves a crate on each empty quay, and does not wait for a receipt.',
  EG5: 'Somebody wipes a lens, and there is a world where there was a smudge.',
  EG6: 'Whole families are at the gates with their luggage, asking only which ship.',
  EG7: 'A fair wind, and every hold on the Edge is suddenly carrying somebody else’s goods.',
  EG8: 'For one night, tugs of every colour tow whatever is nearest.',
  EG9: 'The scopes are empty from rim to rim. The old hands sleep in their boots all the same.',
  EG10: 'The great speak first and are applauded; the small speak last and are paid to be quiet.',
  ET1: 'The ground gave way without a sound. The leaders were out inspecting the walls.',
  ET2: 'For a moment everybody remembers the plan of the person beside them.',
  ET3: 'All their lamps come on at once, and all of them are nearer.',
  ET4: 'Aurora over every station. It is beautiful, and it is your reserves.',
  ET5: 'It begins as a smell of copper, and then the doors do not open.',
  ET6: 'The cisterns ring hollow. In the squares they are counting names and buckets.',
  ET7: 'They come over the rim in the dark of the moons, and they have learnt to share.',
  ET8: 'Along the shore of the clouds, hulls begin to lean.',
  ET9: 'By noon the boards are blank, and by evening the brokers are.',
  ET10: 'The songs are about the winners. The losers go home, and read.',
  EN1: 'What rises from it is not a ship, but it is carrying parts of several.',
  EN2: 'Every radio near the dark has the same advice, in your own voice.',
  EN3: 'Loose objects slide to one side of the room. Then the room does.',
  EN4: 'It takes a little from everyone, evenly, like a tax.',
  EN5: 'A gift is floating outside the lock. It is still warm.',
  EN6: 'The stars go out on that side, one after another, in order of brightness.',
  EN7: 'It closes like an eye, and where the fleet was, there is scrap in neat rings.',
  EN8: 'The rift lashes, and those who let go of everything land somewhere.',
  EN9: 'A word in a dead language comes back after ten thousand years, corrected.',
  EN10: 'The clocks agree that morning is late. Something large is breathing in its sleep.',
}

const PLANETS: Readonly<Record<PlanetId, string>> = {
  PG1: 'Pale gold, and ringed so thinly that the rings are only seen from the side.',
  PG2: 'Its storms have names, birthdays and, lately, a price on the forecast.',
  PG3: 'Three hundred moonlets were mined out of its belt before anybody looked down.',
  PV1: 'The crust is young enough to be offended by landing gear.',
  PV2: 'The forges here are older than the roofs over them.',
  PV3: 'At night the whole horizon glows, and the day shift complains of the dark.',
  PR1: 'One street has been swept clean. Nobody has met the sweeper.',
  PR2: 'Ten thousand doors, and the same key in every one of them.',
  PR3: 'Whoever lived here built for guests a good deal taller than themselves.',
  PC1: 'Black grass, black rivers, and the best cable in the galaxy.',
  PC2: 'The forest grows in sheets, and rings like a gong when it rains.',
  PC3: 'The wind braids fibres as fine as breath; a thread of it will hold a cruiser.',
  PI1: 'A blue bead of a world. Its first settlers skated to the landing field.',
  PI2: 'Under the ice there is a sea, and in the sea, faintly, a tide of lights.',
  PI3: 'The wind has a season of its own, and the cities are built to bow to it.',
}

export const ENDINGS = {
  developments:
    'Where there was a rim of maps with nothing on them, lamps burn in the windows. Those who come after will take it for a country.',
  tracks: 'Nobody can say on which day it was decided. There had only been, every day, one step more.',
  modules:
    'The station is a town by now, and the town hums in its sleep. Somewhere in it, something is always being made.',
  battles: 'The Edge is quiet in the way of a room in which somebody has just been proved right.',
  commerce:
    'The books are closed, and balance. On the quays they are already asking what it would cost to open them again.',
  others:
    'It was won by small things, each of which might have gone to somebody else. That is how most history is made, and why it is told otherwise.',
  unity:
    'The Edge has one voice now. It reads out the new timetable, and thanks everyone for their patience.',
}

/** Lines of our own for those one meets. */
export const STORIES = {
  factions: FACTIONS,
  commanders: COMMANDERS,
  raiders: RAIDERS,
  events: EVENTS,
  planets: PLANETS,
}
