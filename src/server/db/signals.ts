export type SignalHandlers = {
  onNotify: (payload: string) => void
  /** Earlier calls are lost: read what they announced. */
  onConnect: () => void
  onLost?: () => void
}

/** Calls between the processes of one database: a hint that may be lost. */
export type Signals = {
  /** Never throws. */
  send: (payload: string) => Promise<void>
  listen: (handlers: SignalHandlers) => { stop: () => Promise<void> }
}
