import { cutGraphemes } from '../cut-graphemes.ts'
import { toOneLine } from '../visible-text.ts'
import type { Refusal } from './game-rules.ts'

/** Index into the players at the table, clockwise. */
export type Seat = number

export type Player = { id: string; name: string }

export const minPlayers = 2
export const maxPlayers = 20
/** Characters as a reader counts them: an emoji with its joiners is one. */
export const maxNameLength = 20

/** A name as it is kept: composed, trimmed, inner white space single, cut to 20 characters. */
export function tidyName(typed: string): string {
  const clean = toOneLine(typed.normalize('NFC')).trim()
  return cutGraphemes(clean, maxNameLength).trim()
}

/** What keeps this name off the table, as a sentence, or null when nothing does. */
export function nameProblem(players: readonly Player[], typed: string, ownId = ''): string | null {
  const name = tidyName(typed)
  if (name === '') return 'Every player needs a name.'
  const taken = players.some((player) => player.id !== ownId && fold(player.name) === fold(name))
  if (taken) return `There is a ${name} at the table already. Add a letter?`
  return null
}

/** The players with one more at the end, or why not. */
export function addPlayer(
  players: readonly Player[],
  typed: string,
  id: string,
): Player[] | Refusal {
  if (players.length >= maxPlayers) return { refused: `The table is full: ${maxPlayers} players.` }
  const problem = nameProblem(players, typed)
  if (problem) return { refused: problem }
  return [...players, { id, name: tidyName(typed) }]
}

/** The players with one renamed, or why not. */
export function renamePlayer(
  players: readonly Player[],
  id: string,
  typed: string,
): Player[] | Refusal {
  const problem = nameProblem(players, typed, id)
  if (problem) return { refused: problem }
  return players.map((player) => (player.id === id ? { id, name: tidyName(typed) } : player))
}

/** Players as they stand in a saved table: whatever is not a usable player is left out. */
export function readPlayers(saved: unknown): Player[] {
  if (!Array.isArray(saved)) return []
  return saved.reduce<Player[]>((players, entry) => {
    const { id, name } = (entry ?? {}) as { id?: unknown; name?: unknown }
    if (typeof id !== 'string' || typeof name !== 'string') return players
    if (players.some((player) => player.id === id)) return players
    const seated = addPlayer(players, name, id)
    return Array.isArray(seated) ? seated : players
  }, [])
}

/** The seat to the left: play goes clockwise. */
export function nextSeat(seat: Seat, players: readonly Player[]): Seat {
  return (seat + 1) % players.length
}

function fold(name: string): string {
  return name.toLocaleLowerCase('en')
}
