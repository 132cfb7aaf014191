import {
  type Fact,
  type GameRecord,
  gameUnder,
  type House,
  type Language,
  type Verification,
  verifyRecord,
} from '@astrolabe/kernel'
import type {
  Advice,
  BotReason,
  Chapter,
  GameTable,
  Position,
  SeatStatus,
  TableProblem,
} from '@astrolabe/tables'
import { linkedIn } from './linked.ts'
import type { NewLocalGame } from './local-game.ts'
import { LocalTable, type Surroundings } from './local-table.ts'
import { eventsOfBranch, eventsOfNew, eventsOfRecord, recordIn, rulesFor } from './opening.ts'
import { type Moment, type Outline, Replay } from './replay.ts'
import { type Neighbours, Room } from './room.ts'
import type { News } from './talk.ts'
import { adviceAt, reasonAt } from './thinking.ts'
import { EngineTrouble } from './trouble.ts'

export interface World extends Surroundings, Neighbours {
  readonly games: Readonly<Record<string, () => Promise<House<unknown>>>>
  /** 128 bits that nobody can guess. */
  readonly newSecret: () => string
  readonly newId: () => string
  readonly tell: (session: number, news: News) => void
}

/** Runs the games of this browser, and shows records. Every method that gives a promise can be called by the page. */
export class Engine {
  readonly #world: World
  readonly #rooms = new Map<string, Promise<Room>>()
  /** The room each session looks into. */
  readonly #sessions = new Map<number, string>()
  /** The record each session shows. */
  readonly #replays = new Map<number, Replay>()

  constructor(world: World) {
    this.#world = world
  }

  async start(wanted: NewLocalGame): Promise<string> {
    const house = await this.#house(wanted.game)
    const id = this.#world.newId()
    const events = await eventsOfNew(house, wanted, this.#world.newSecret())
    await LocalTable.create(id, house, this.#world, events)
    this.#world.tellOthers(id)
    return id
  }

  /** Keeps the game of a record: one under way goes on, one that is over can be looked at. */
  async importRecord(text: string, names: readonly string[]): Promise<string> {
    const record = await recordIn(text)
    const house = await this.#house(record.game)
    const id = this.#world.newId()
    await LocalTable.create(id, house, this.#world, eventsOfRecord(record, names), record)
    this.#world.tellOthers(id)
    return id
  }

  /** The game that came in a link, if one did. */
  async linkedGame(text: string): ReturnType<typeof linkedIn> {
    return linkedIn(text, (game) => this.#house(game))
  }

  /** `seat` is the one it looked from before, if it was open in a worker that broke down. */
  async open(session: number, id: string, seat?: number): Promise<void> {
    this.#sessions.set(session, id)
    const room = await this.#room(id)
    await room.enter(session, (news) => this.#world.tell(session, news), seat)
    // It was closed while it was being opened.
    if (!this.#sessions.has(session)) room.leave(session)
  }

  async close(session: number): Promise<void> {
    const id = this.#sessions.get(session)
    if (id === undefined) return
    const room = this.#rooms.get(id)
    this.#sessions.delete(session)
    if (![...this.#sessions.values()].includes(id)) this.#rooms.delete(id)
    ;(await room)?.leave(session)
  }

  async look(session: number, seat: number): Promise<void> {
    await (await this.#roomOf(session)).look(session, seat)
  }

  async answer(
    session: number,
    seat: number,
    { number, rewinds }: Pick<Position, 'number' | 'rewinds'>,
    text: string,
  ): Promise<TableProblem | undefined> {
    const room = await this.#roomOf(session)
    return room.act((table) => table.answer(seat, number, text, undefined, rewinds))
  }

  async undo(session: number, seat: number, to: number): Promise<TableProblem | undefined> {
    return (await this.#roomOf(session)).act((table) => table.undo(seat, to))
  }

  /** A question that comes again and again is always answered so; `final`, also where that cannot be taken back. */
  async order(
    session: number,
    seat: number,
    prompt: string,
    answer: string,
    final: boolean,
    unless?: string,
  ): Promise<TableProblem | undefined> {
    return (await this.#roomOf(session)).act((table) => table.order(seat, prompt, answer, final, unless))
  }

  async withdrawOrder(session: number, seat: number, prompt: string): Promise<TableProblem | undefined> {
    return (await this.#roomOf(session)).act((table) => table.withdrawOrder(seat, prompt))
  }

  /** What a bot would answer in a person's place. */
  async advise(session: number, seat: number, number: number): Promise<Advice | TableProblem> {
    const { table } = await this.#roomOf(session)
    return table.read((at) => adviceAt(table.house, at, seat, number))
  }

  /** Why a bot gave an answer, as far as a seat may know. */
  async explain(session: number, seat: number, number: number): Promise<BotReason | TableProblem> {
    const { table } = await this.#roomOf(session)
    return table.read((at) => reasonAt(table.house, at, seat, number))
  }

  async say(session: number, seat: number, text: string): Promise<TableProblem | undefined> {
    const at = this.#world.now()
    return (await this.#roomOf(session)).act((table) => table.say(at, seat, nameAt(table, seat), text))
  }

  /** What a seat saw after so many answers. */
  async viewAt(session: number, seat: number, number: number): Promise<unknown> {
    const { table } = await this.#roomOf(session)
    return table.read((at) => at.viewAt(seat, number))
  }

  /** What a seat heard in a chapter of a long game. */
  async chapter(session: number, seat: number, chapter: number): Promise<Chapter> {
    const { table } = await this.#roomOf(session)
    return table.read((at) => at.chapters?.factsFor(seat, chapter) ?? [])
  }

  /** An entry of the story, once it has been told. Whoever wants to read ahead here can: it is all on this device. */
  async story(
    session: number,
    seat: number,
    entry: number,
    language: Language,
  ): Promise<readonly string[] | undefined> {
    const replay = this.#replays.get(session)
    if (replay !== undefined) return replay.hasTold(seat, entry) ? replay.read(entry, language) : undefined
    const { table } = await this.#roomOf(session)
    const isTold = await table.read((at) => at.chapters?.hasTold(seat, entry))
    return isTold === true ? (await table.house.story?.(language))?.[entry] : undefined
  }

  /** Begins a game that goes on from a milestone of another, and gives its id. */
  async branch(game: string, at: number): Promise<string | undefined> {
    const table = await this.#tableOf(game)
    const seed = this.#world.newSecret()
    const events = await table.read((from) => eventsOfBranch(from, { table: game, at }, seed))
    if (events === undefined) return undefined
    const id = this.#world.newId()
    await LocalTable.create(id, table.house, this.#world, events)
    this.#world.tellOthers(id)
    return id
  }

  async record(id: string): Promise<GameRecord | undefined> {
    return (await this.#tableOf(id)).record()
  }

  /** The table as it is open here, or as it is kept. */
  async #tableOf(id: string): Promise<LocalTable> {
    const room = await this.#rooms.get(id)
    return room?.table ?? (await this.#table(id))
  }

  /** Opens a record for a session to look at. */
  async openReplay(session: number, record: GameRecord, seats: readonly SeatStatus[]): Promise<Outline> {
    const house = await this.#house(record.game)
    const replay = new Replay(await rulesFor(house, record), record, seats, house)
    this.#replays.set(session, replay)
    return replay.outline
  }

  async closeReplay(session: number): Promise<void> {
    this.#replays.delete(session)
  }

  async moment(session: number, number: number, seat: number): Promise<Moment> {
    return this.#replayOf(session).moment(number, seat)
  }

  async facts(
    session: number,
    seat: number,
  ): Promise<readonly { readonly at: number; readonly fact: Fact }[]> {
    return this.#replayOf(session).facts(seat)
  }

  async verify(record: GameRecord): Promise<Verification> {
    const house = await this.#house(record.game)
    return verifyRecord((await gameUnder(house, record.rules)) ?? house.game, record)
  }

  /** Another tab says that a game went on. */
  heardOf(id: string): void {
    void this.#rooms.get(id)?.then((room) => room.catchUp())
  }

  async #house(game: string): Promise<House<unknown>> {
    if (!Object.hasOwn(this.#world.games, game)) throw new EngineTrouble({ why: 'unknown-game', game })
    return this.#world.games[game]()
  }

  #room(id: string): Promise<Room> {
    const open = this.#rooms.get(id)
    if (open !== undefined) return open
    const opening = this.#openRoom(id)
    this.#rooms.set(id, opening)
    opening.catch(() => this.#rooms.delete(id))
    return opening
  }

  async #openRoom(id: string): Promise<Room> {
    return new Room(await this.#table(id), this.#world, () => this.#rooms.delete(id))
  }

  async #table(id: string): Promise<LocalTable> {
    const kept = await this.#world.keeper.read(id)
    if (kept === undefined) throw new EngineTrouble({ why: 'no-such-game' })
    return LocalTable.open(id, await this.#house(kept.game.summary.game), this.#world, kept)
  }

  #roomOf(session: number): Promise<Room> {
    const id = this.#sessions.get(session)
    if (id === undefined) throw new EngineTrouble({ why: 'no-such-game' })
    return this.#room(id)
  }

  #replayOf(session: number): Replay {
    const replay = this.#replays.get(session)
    if (replay === undefined) throw new EngineTrouble({ why: 'no-such-game' })
    return replay
  }
}

function nameAt(table: GameTable, seat: number): string {
  const sitter = table.seats.at(seat)
  return sitter?.kind === 'person' ? sitter.name : ''
}
