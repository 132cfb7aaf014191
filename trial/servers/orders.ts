/** What a server on trial is told by whoever started it: how far its clock is ahead, in milliseconds. */
export interface HostOrder {
  readonly ahead: number
}

export interface HostReady {
  readonly port: number
}
