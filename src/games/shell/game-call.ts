/** What a link to a game may ask of its page, in the state of the history entry. */
export type GameCall = 'start' | 'carry-on'

/** The state of a link that asks a game's page for that. */
export function gameCall(call: GameCall): { call: GameCall } {
  return { call }
}

/** What the history entry asks for; null for nothing. */
export function readGameCall(state: unknown): GameCall | null {
  const { call } = (state ?? {}) as { call?: unknown }
  return call === 'start' || call === 'carry-on' ? call : null
}
