import type { Player } from './players.ts'
import { isPrice, type Price } from './price.ts'

/** How a player of one phone plays; `isOut` until they are back. */
export type HowPlayed = { price?: Price; isOut?: boolean }

/** By a player's id; who is missing plays for sips. */
export type Plays = Readonly<Record<string, HowPlayed>>

export const noPlays: Plays = {}

export function priceOf(plays: Plays, { id }: Player): Price {
  return plays[id]?.price ?? 'drinks'
}

export function isOut(plays: Plays, { id }: Player): boolean {
  return plays[id]?.isOut === true
}

/** Those who do not sit this one out. */
export function playersIn(players: readonly Player[], plays: Plays): Player[] {
  return players.filter((player) => !isOut(plays, player))
}

/** Everybody plays for points; false at a table without names. */
export function isDry(players: readonly Player[], plays: Plays): boolean {
  return players.length > 0 && players.every((player) => priceOf(plays, player) === 'points')
}

/** @param players whom this phone still knows: others are forgotten */
export function changePlays(
  plays: Plays,
  { id }: Player,
  change: HowPlayed,
  players: readonly Player[],
): Plays {
  const changed = { ...plays, [id]: { ...plays[id], ...change } }
  const known = [id, ...players.map((player) => player.id)]
  return Object.fromEntries(Object.entries(changed).filter(([other]) => known.includes(other)))
}

/** Never throws. */
export function readPlays(saved: unknown): Plays {
  if (typeof saved !== 'object' || !saved) return noPlays
  return Object.fromEntries(
    Object.entries(saved).flatMap(([id, how]: [string, unknown]) => {
      const { price, isOut } = (how ?? {}) as Record<keyof HowPlayed, unknown>
      const kept = { ...(isPrice(price) && { price }), ...(isOut === true && { isOut }) }
      return Object.keys(kept).length > 0 ? [[id, kept]] : []
    }),
  )
}
