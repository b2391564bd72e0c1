/** Action requested by a link, in the state of the history entry. */
export type GameCommand = 'start' | 'carry-on'

export function toCommandState(call: GameCommand): { call: GameCommand } {
  return { call }
}

export function readGameCommand(state: unknown): GameCommand | null {
  const { call } = (state ?? {}) as { call?: unknown }
  return call === 'start' || call === 'carry-on' ? call : null
}
