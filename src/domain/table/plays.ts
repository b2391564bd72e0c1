import { isBotPlayer, type Player } from './players.ts'
import type { Price } from './price.ts'

/** How a player of one phone plays; `isOut` until they are back. */
export type HowPlayed = { price?: Price; isOut?: boolean }

/** By a player's id; who is missing plays for sips. */
export type Plays = Readonly<Record<string, HowPlayed>>

export function isOut(plays: Plays, { id }: Player): boolean {
  return plays[id]?.isOut === true
}

export function playersIn(players: readonly Player[], plays: Plays): Player[] {
  return players.filter((player) => !isOut(plays, player))
}

/** Everybody plays for points; false at a table without names. */
export function isDry(players: readonly Player[], plays: Plays): boolean {
  const people = players.filter((player) => !isBotPlayer(player))
  return people.length > 0 && people.every((player) => plays[player.id]?.price === 'points')
}

/** Never throws; what is broken in it is as if it were missing. */
export function readPlays(saved: unknown): Plays {
  return (saved ?? {}) as Plays
}
