// What is said between a client and the server. Requests are validated with these schemas, and the description of
// the API is made from them. The parts of a position that belong to a game are opaque here.
export * from './absence.ts'
export * from './chapters.ts'
export * from './chat.ts'
export * from './games.ts'
export * from './looking.ts'
export * from './me.ts'
export * from './play.ts'
export * from './problem.ts'
export * from './push.ts'
export * from './records.ts'
export * from './seats.ts'
export * from './tables.ts'
