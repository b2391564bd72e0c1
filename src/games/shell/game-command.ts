/** What a link to a game may ask of its page, in the state of the history entry. */
export type GameCommand = 'start' | 'carry-on'

/** The state of a link that asks a game's page for that. */
export function toCommandState(call: GameCommand): { call: GameCommand } {
  return { call }
}

/** What the history entry asks for; null for nothing. */
export function readGameCommand(state: unknown): GameCommand | null {
  const { call } = (state ?? {}) as { call?: unknown }
  return call === 'start' || call === 'carry-on' ? call : null
}
