import type { Wording } from '@astrolabe/words'

const OPENING =
  'A thousand years ago the Precursors sealed the Great Rift and did not live to see it hold. Now the seal is failing, and the lanes they left behind carry cults, hunters, and you: a few ships that jumped blind out of a massacre and woke changed. Somewhere ahead lie the Keys, and the door they close. The X-ODUS begins.'

export const ENDINGS = {
  victory:
    'The last Key turns, and the light goes out of the Great Rift like a held breath let go. Behind you the lanes lie quiet, as roads do when a war has gone home. There will be time, now, to count who is missing.',
  destruction:
    'The last reactor cools among the others. For a while your beacons go on calling one another by name across the wrecks; then the Corruption passes over them, in no hurry at all.',
  awakening:
    'The sky opens from edge to edge, without a sound. Those who were still running stop and turn, because there is no longer anywhere else to be. The Corruption is awake.',
}

const EXPLORATIONS = {
  X01: 'Four hundred hulls hang around a cooling sun, roped together so that none can leave alone. The fleet has idle engineers, holds full of parts, and scouts who will trade what they saw for what you saw. Nobody asks where you are going; they can see how you are armed.',
  X02: 'Eleven keels stand in the slips, each stopped at a different rib, as if one whistle had blown for all of them. The cranes still answer, slowly. A soldier would know which of the crates were never meant for freighters.',
  X03: 'The mirror is as wide as a moon and has not been cleaned since its makers died. It still follows one patch of sky, correcting for a thousand years of drift. A scholar could ask it to look elsewhere; anyone can take what its batteries have saved.',
  X04: 'Thirty barges limp along the lane with their lamps out, each steering by the engine glow of the one ahead. They will pay for an escort, and pay more not to be asked about the cargo. The children at the ports wave at anything that does not fire.',
  X05: 'The drills never stopped. A hill of refined metal has drifted into orbit around the plant, sorted by purity, waiting for a freighter that was shot down in another century. The machines only want a signature.',
  X06: 'It has sent nothing for nine hundred years, yet its dish still turns toward whoever approaches. Inside, the transmitter is warm and whole; only the message is missing. It could be taught to call a passage open, to sound the dark, or to lie to what is hunting you.',
  X07: 'The door is a sentence in a language of angles, and it closes on whoever misreads it. Beyond lie the tools of people who expected to come back. The lights come on one hall ahead of you, as they must have done for them.',
  X08: 'A last garrison kept its guns on the Rift until the air gave out, and the guns are still tracking. The log breaks off in the middle of a range correction. Finish it, and something on the far side may learn to hesitate.',
  X09: 'Bells are cast here by the thousand, each tuned to call something out of the dark, and no hand is needed for any of it. The furnaces can be robbed or jammed. To turn the great bell against itself would still the Corruption for a while; to strike it wrongly would tell every Avatar where you stand.',
  X10: 'A trader’s tug hangs pinned in a gravity snare, her lamps blinking the old code for patience. Good gunners could shoot the anchors away, and a friend so freed will keep shop here. A poor shot brings the whole net down on your own hull.',
  X11: 'It opens, closes, opens, never twice on the same stars. A probe held steady in its throat would bring back the charts of three systems at once. Held badly, it will still come back, and fast, through whatever is in front of it.',
  X12: 'Racks of weapons rise to the vault, overgrown with something like coral that closes when lit. Behind the thickest of it a Precursor seal is unbroken. Clean fire would cut a way to it; careless fire would wake the growth, which takes to metal faster than to flesh.',
  X13: 'Every chair in the place faces the door. They will sell you what fell from other ships, and they will play you for the good crate in the back room, the one nobody mentions. The games are honest but long: losers tend to miss their departure.',
  X14: 'A listening post, a barracks, a chapel with its doors open to the void. Its relays keep two garrisons awake in the systems around; a swift raid would silence both and leave the pay chest without an owner. A slow one would only teach them your range.',
  X15: 'The star is giving away everything it has, shell after shell of rose and green fire. Crews who ride the front of such a wave come out with their hulls annealed like new and a view of what lies beyond. Those who misjudge it spend the night putting out fires.',
  X16: 'What you took for a ring of ice has joints. Ten thousand folded bodies turn in their sleep as your shadow crosses them, and somewhere in the middle one has opened an eye. There is still time to burn a way out, if nobody hesitates.',
  X17: 'The stars ahead are drawn aside like a curtain, by a hand that has not arrived yet. Your instruments measure a wound the size of a coin, and growing. The right harmonics would stitch it shut; left alone it becomes a door, and doors out here are used.',
  X18: 'The mines are older than the war they were laid for, and they drift toward warmth. Somebody must read their recognition code out of the static before the nearest one completes its approach. Engines off, lamps off, nobody breathe on the glass.',
  X19: 'The distress call was well acted, down to the child crying in the background. Then the wreck unfolds its guns. One clean shot would scatter them, but they have had all week to aim.',
  X20: 'It begins as a fault in the intercom: a voice reading out the crew list, in order of age. Half the watch has stopped work to listen. Unless somebody finds the frequency and closes it, they will answer, and whatever is reading will know how far away you are.',
}

/** What each option of an Exploration comes to, in the order of its options. */
const DEEDS: Readonly<Record<keyof typeof EXPLORATIONS, readonly string[]>> = {
  X01: ['swap charts with their scouts', 'barter rations for parts', 'moor alongside a workshop ship'],
  X02: ['break open the military crates', 'strip the unfinished hulls', 'leave the hull to the cranes'],
  X03: ['turn the great mirror', 'copy its latest plates', 'drain its batteries'],
  X04: ['clear the road for them', 'sell your silence', 'escort them part of the way'],
  X05: ['reprogram the drills', 'sign for the cargo', 'tap the plant’s reactor'],
  X06: ['teach it to open a passage', 'sound the dark with its dish', 'lay a false trail'],
  X07: ['read the door aloud', 'take what lies near the door', 'rest under the lamps'],
  X08: ['finish the salvo they began', 'train the guns on a Rift', 'go through the log'],
  X09: ['loot the furnaces', 'jam the furnaces', 'turn the great bell against itself'],
  X10: ['cover the crew, who repay it', 'gather the lost cargo', 'shoot the anchors away'],
  X11: ['wedge it open', 'take one look through it', 'hold a probe in its throat'],
  X12: ['pick out the sound weapons', 'gather what fell from the racks', 'cut through to the seal'],
  X13: ['talk to the right person', 'deal at the counter', 'play for the crate in the back room'],
  X14: ['steal the patrol plans', 'cut one relay', 'make a lightning raid'],
  X15: ['plot a berth in its shadow', 'unfurl the collectors', 'ride the front of the wave'],
  X16: ['shoot your way out'],
  X17: ['stitch the wound shut'],
  X18: ['answer the mines’ code'],
  X19: ['scatter the ambush'],
  X20: ['find the frequency and close it'],
}

const SIGNALS = {
  S01: 'She has lain here with her back broken since before there was anyone to salvage her. The Key sits in her reactor like a coal in ash, and it will not leave a ship that cannot fly. So you mend her, plate by plate, for one last voyage of a few metres.',
  S02: 'Every wall is text, every text a lock. The archive cares nothing for strength or rank; it asks, in forty dead scripts, what became of its readers. Each right answer opens a shelf, and the Key is filed under the last.',
  S03: 'One drone circles the Key, as it has done some nine million times. It does not hate you; it was simply told that you would come. It will not pursue, nor tire, nor be argued with.',
  S04: 'The relay once carried the voices of a whole spiral arm and now cannot light its own door. It drinks what you give it, a little from each reactor, and keeps every drop. When it wakes it will have one message left to pass on, and that is the Key.',
  S05: 'The Key is here, but not yet: the forge holds its pattern and lacks the metal. Feed it anything, hull plates, cutlery, medals. It weighs them by what they were worth to somebody.',
  S06: 'One needle of black glass stands here, its twin across the map, in a system that nothing leaves. When each is turned to face the other within the hour, the space between them remembers how to hold a Key. Somebody has to go and turn the other one.',
  S07: 'It was built to outlive its orders, and has. It has stripped nine ships to keep itself in repair, and you can read their names along its flanks. The Key burns where its heart would be, and it seems to know that this is what you are looking at.',
  S08: 'The Key went into the cloud with its bearer, and its light can still be seen from outside, green, patient, deep. The gas eats the seals, then the paint, then the names off the hull. Go in firing to keep it parted, and count the crew each time you surface.',
  S09: 'It beats once an hour, and each time a little more of the sky goes wrong. The Key is the splinter lodged inside, the only thing that hurts it. Every failed cut weakens it, and costs you; the surgeons who tried before are not entirely gone.',
  S10: 'The Key lies in the open, on a table of rock, with no guard at all. By the time anyone says so aloud, the stars behind you have begun to go out. Something was told to wait here until you were brave enough.',
  S11: 'The Cultists did not find the Key; they built their whole faith around it. The altar gives up what it holds in exchange for an equal loss, and it can tell a sacrifice from a bargain. Decide what you can do without, then notice that it wants something else.',
  S12: 'Here the seal has already failed, a little, and the failure is spreading. The Key is what props the breach, turning slowly, lit from the wrong side. Draw it out in one clean motion, or stand and watch the edges crumble.',
}

const ENEMIES = {
  E01: 'One pilot, one engine, one standing order: be the last thing they see as they leave.',
  E02: 'It fights the way debtors pay, badly and late. Make one clumsy pass and it will collect.',
  E03: 'Small, numerous, unimportant, and aware of it. It saves its best shot for after its death.',
  E04: 'The pilot sings on an open channel. Every shot that goes wide is taken for an answer, and the shield brightens.',
  E05: 'A merchantman once; the name still shows under the paint. Its grapples look for open conduits and leave you in the dark.',
  E06: 'It has little armour and needs none while you keep missing: whatever you waste, it drinks.',
  E07: 'It is in no hurry to kill. It only objects, with barbs and a great length of cable, to goodbyes.',
  E08: 'Two hulls, one mind, always on the side where the gunner is reloading.',
  E09: 'The bridge windows are full of something pale that presses toward the fighting. When a volley falters, it answers with every gun at once.',
  E10: 'It passes through walls, and through caution. Those who curl up behind their shields find it already inside.',
  E11: 'Even its escorts keep their distance. Break the hull and you will learn what it was carrying.',
  E12: 'It fights with its back turned, weaving. Each blow too weak to tear the cloth goes into the next thread.',
  E13: 'Flagship of a navy that nobody remembers fighting. It has never needed a second mistake.',
  E14: 'It does not chase those who run. It turns to the Rift instead and tells it, at length, how afraid they were.',
  E15: 'A mouth with engines. It was wounded in every battle it fought, and ate the scars.',
  E16: 'Lamps dim on every deck before the alarm has sounded. It carries silence the way other ships carry guns.',
}

/** By the number of the Avatar, less one. */
const AVATARS = [
  'It takes nothing that it does not mean to keep. Where its blade has passed the yards can rebuild a hull, but never to its full size.',
  'There is nothing inside the armour, and the nothing leans toward light. Ships that meet it come home with rooms that will not be warm again.',
  'It has hands enough to fight with some and work with the others. Blows that fall short give it time to unpick you, bolt by bolt, and it is very neat.',
  'It was a world once, and remembers being full. Every shot you waste is a mouthful, and the wounds close over it.',
]

const ALLIES = {
  cartographer:
    'She has drawn every system she can never go back to. For a Scrap she will draw you one more.',
  engineer: 'He talks to engines and nods to captains. What he mends stays mended.',
  mercenary:
    'Four wars, three sides, no grudges. Name a System, pay in advance, and by evening it will be quiet there.',
  broker:
    'She buys from the desperate and sells to the brave, and takes the smaller margin on the second. Her prices are the last kindness on this lane.',
}

/** What the ship is for, and how to play it. */
const SHIPS = {
  warship:
    'Built to end fights: hard-hitting and loud. Lead the attack, learn from every Enemy you bring down, and let others go where silence is needed.',
  battlecruiser:
    'The wall the others stand behind. Stay in a Fleet, take the blows meant for lighter hulls, and grow on what should have broken you.',
  'proto-ship':
    'A laboratory that nobody dared to call finished. Explore everything: weak at first, it turns ⚡ into firepower like no other ship once its Mods awaken.',
  'drone-specialist':
    'A workshop with a swarm for hands. Keep Scraps for Repairs, stay near the wounded, and your drones will learn to fight as well as mend.',
  explorer:
    'Fast, quiet, fragile. Open the map with Probes and Blind Jumps, find the Signals early, and leave the fighting to thicker hulls.',
  'pirate-ship':
    'Everything is worth something to somebody. Scavenge, raid, strike first: Scraps teach you your trade, and buy what the Fleet lacks.',
}

const MALFUNCTIONS = {
  'leaking-reactor': 'A blue puddle on the deck, and nobody willing to fetch the mop.',
  'jammed-turret': 'It turns as far as noon, and the Enemy is always at one o’clock.',
  'cracked-hull': 'You could slide a hand into it, though regulations ask you not to.',
  'damaged-sensors': 'The scope shows a calm lake, with swans.',
  'engine-failure': 'She will cruise all day, but asked for more she only coughs.',
  'wounded-crew': 'The surgeon is working by torchlight, and working alone.',
  'unstable-core': 'It hums in the wrong key, and higher after every blow.',
  'breached-hold': 'Behind you, in one long glittering line, goes everything you saved.',
}

export const STORIES = {
  opening: OPENING,
  endings: ENDINGS,
  explorations: EXPLORATIONS,
  deeds: DEEDS,
  signals: SIGNALS,
  enemies: ENEMIES,
  avatars: AVATARS,
  allies: ALLIES,
  ships: SHIPS,
  malfunctions: MALFUNCTIONS,
}

/** What no rule says: the galaxy as its captains see it. */
export type Stories = Wording<typeof STORIES>
