import { type Hearing, hear, Tally } from '@astrolabe/kernel'
import { EXPLORATION, EXTRASOLARS } from './content/decks.ts'
import { EXPLORATION_CARDS } from './content/exploration.ts'
import { isExpert, isPersonnel } from './position/ship.ts'
import { EXO_TECHNOLOGIES, ITEMS, LETTERS, SECTOR_X, type SlotName } from './position/state.ts'
import { SECTORS } from './position/sectors.ts'
import type { LegioFact } from './rules/facts.ts'

const sectorName = (sector: number): string => (sector === SECTOR_X ? 'sector X' : `sector ${sector}`)

const SECTOR_NAMES = SECTORS.map(sectorName)

/** How often what the game offers is used: things that nobody uses stand there too, with 0. */
export class Uses {
  readonly #contacted = new Tally(EXTRASOLARS.map(({ id }) => id))
  readonly #contacts = new Tally(SECTOR_NAMES)
  readonly #observations = new Tally(SECTOR_NAMES)
  readonly #observed = new Tally(['gained', 'lost to a full track', 'led to Contact'])
  readonly #sectorX = new Tally(['opened', 'entered', 'observed', 'contacted', 'left'])
  readonly #turnedOver = new Tally(EXPLORATION_CARDS.map(({ id }) => id))
  readonly #inVain = new Tally()
  readonly #bought = new Tally(ITEMS)
  readonly #fittings = new Tally(['equipment', 'squads', 'experts', 'exo-technologies'])
  readonly #exoTechnologies = new Tally(
    EXO_TECHNOLOGIES.flatMap((technology) =>
      ['taken', 'declined', 'no room', 'installed', 'joker used'].map((use) => `${technology} ${use}`),
    ),
  )
  readonly #specialMissions = new Tally(['done', 'declined', 'condition not met'])
  readonly #damage = new Tally([...ITEMS, 'nothing'])
  readonly #instruments = new Tally(['scan', 'detector', 'landing failed'])
  readonly #xpGained = new Tally(LETTERS)
  readonly #xpLost = new Tally(LETTERS)
  readonly #sectorOf = new Map<SlotName, number>([['x', SECTOR_X]])
  /** Where the ship of each seat has landed. */
  readonly #planetOf = new Map<number, SlotName>()

  hear(fact: LegioFact): void {
    hear(this.#listens, fact)
  }

  get tallies(): Readonly<Record<string, Readonly<Record<string, number>>>> {
    return {
      contacted: this.#contacted.counts,
      contacts: this.#contacts.counts,
      observations: this.#observations.counts,
      observationTurns: this.#observed.counts,
      sectorX: this.#sectorX.counts,
      turnedOver: this.#turnedOver.counts,
      conditionNotMet: this.#inVain.counts,
      bought: this.#bought.counts,
      fittedOut: this.#fittings.counts,
      exoTechnologies: this.#exoTechnologies.counts,
      specialMissions: this.#specialMissions.counts,
      damage: this.#damage.counts,
      instruments: this.#instruments.counts,
      xpGained: this.#xpGained.counts,
      xpLost: this.#xpLost.counts,
    }
  }

  readonly #listens: Hearing<LegioFact> = {
    discovered: ({ slot, sector }) => {
      this.#sectorOf.set(slot, sector)
    },
    'turned-over': ({ card }) => this.#turnedOver.add(EXPLORATION[card].id),
    'condition-not-met': ({ card }) => this.#wasOfNoUse(card, 'no room', 'condition not met'),
    declined: ({ card }) => this.#wasOfNoUse(card, 'declined', 'declined'),
    bought: ({ item }) => {
      this.#bought.add(item)
      this.#fittings.add(isExpert(item) ? 'experts' : isPersonnel(item) ? 'squads' : 'equipment')
    },
    'exo-taken': ({ technology }) => this.#exoTechnologies.add(`${technology} taken`),
    'exo-installed': ({ technology }) => {
      this.#exoTechnologies.add(`${technology} installed`)
      this.#fittings.add('exo-technologies')
    },
    'special-mission': () => this.#specialMissions.add('done'),
    damage: ({ lost }) => this.#damage.add(lost === '' ? 'nothing' : lost),
    scanned: () => this.#instruments.add('scan'),
    'detector-used': () => this.#instruments.add('detector'),
    'landing-failed': () => this.#instruments.add('landing failed'),
    landed: ({ seat, slot, zone }) => {
      this.#planetOf.set(seat, slot)
      if (zone !== 'observation') return
      this.#observations.add(this.#sectorNameOf(slot))
      if (slot === 'x') this.#sectorX.add('observed')
    },
    'went-to-contact': () => this.#observed.add('led to Contact'),
    threshold: ({ seat, card, threshold, joker }) => {
      const { id, sapiens } = EXTRASOLARS[card]
      if (joker !== '') this.#exoTechnologies.add(`${sapiens ? 'holodeck' : 'nanoprobes'} joker used`)
      if (threshold > 1) return
      const slot = this.#planetOf.get(seat) ?? 'x'
      this.#contacted.add(id)
      this.#contacts.add(this.#sectorNameOf(slot))
      if (slot === 'x') this.#sectorX.add('contacted')
    },
    xp: ({ domain, gained, lost, source }) => {
      this.#xpGained.add(domain, gained)
      this.#xpLost.add(domain, lost)
      if (source === 'observation') this.#observed.add(gained > 0 ? 'gained' : 'lost to a full track')
    },
    'x-opened': () => this.#sectorX.add('opened'),
    'entered-x': () => this.#sectorX.add('entered'),
    'left-x': () => this.#sectorX.add('left'),
  }

  #sectorNameOf(slot: SlotName): string {
    return sectorName(this.#sectorOf.get(slot) ?? SECTOR_X)
  }

  /** An Exploration card that did nothing beyond its symbol. */
  #wasOfNoUse(card: number, ofExoTechnology: string, ofSpecialMission: string): void {
    const { id, effect } = EXPLORATION[card]
    if (effect.do === 'takeExoTechnology')
      this.#exoTechnologies.add(`${effect.technology} ${ofExoTechnology}`)
    if (effect.do === 'specialMission') this.#specialMissions.add(ofSpecialMission)
    if (ofSpecialMission !== 'declined') this.#inVain.add(id)
  }
}
