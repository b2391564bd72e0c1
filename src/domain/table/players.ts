import { cutGraphemes } from '../cut-graphemes.ts'
import { toOneLine } from '../visible-text.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { TableCode } from './table-messages.ts'

export type Seat = number

export type Player = { id: string; name: string }

const botId = 'bot-'

export function botIdOf(place: number): string {
  return `${botId}${place}`
}

export function isBotPlayer({ id }: Player): boolean {
  return id.startsWith(botId)
}

export const minPlayers = 2
export const maxPlayers = 20
/** Includes players who left. */
export const maxSeats = 40
export const maxNameLength = 20

/** Composed (NFC), trimmed, single spaces, cut to 20 graphemes. */
export function tidyName(typed: string, maxLength = maxNameLength): string {
  const clean = toOneLine(typed.normalize('NFC')).trim()
  return cutGraphemes(clean, maxLength).trim()
}

export function nameProblem(
  players: readonly Player[],
  typed: string,
  ownId = '',
): Refusal<TableCode> | null {
  const name = tidyName(typed)
  if (name === '') return refuse('name-missing')
  const taken = players.some((player) => player.id !== ownId && fold(player.name) === fold(name))
  if (taken) return refuse('name-taken', { name })
  return null
}

export function addPlayer(
  players: readonly Player[],
  typed: string,
  id: string,
  max = maxPlayers,
): Player[] | Refusal<TableCode> {
  if (players.length >= max) return refuse('table-full', { max })
  const problem = nameProblem(players, typed)
  if (problem) return problem
  return [...players, { id, name: tidyName(typed) }]
}

export function renamePlayer(
  players: readonly Player[],
  id: string,
  typed: string,
): Player[] | Refusal<TableCode> {
  const problem = nameProblem(players, typed, id)
  if (problem) return problem
  return players.map((player) => (player.id === id ? { id, name: tidyName(typed) } : player))
}

export function readPlayers(saved: unknown, max = maxPlayers): Player[] {
  if (!Array.isArray(saved)) return []
  return saved.reduce<Player[]>((players, entry) => {
    const { id, name } = (entry ?? {}) as { id?: unknown; name?: unknown }
    if (typeof id !== 'string' || typeof name !== 'string') return players
    if (players.some((player) => player.id === id)) return players
    const seated = addPlayer(players, name, id, max)
    return Array.isArray(seated) ? seated : players
  }, [])
}

function fold(name: string): string {
  return name.toLocaleLowerCase('en')
}
