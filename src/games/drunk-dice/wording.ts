import { capitalised, countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { amountText, penaltyText } from '#domain/table/penalty.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { Owes } from '#games/parts/owes.ts'

/** How a throw's effects are worded: one phone speaks to the table, one's own phone to its player. */
export type Wording = {
  name: (seat: Seat) => string
  is: (seat: Seat, what: string) => string
  takes: (seat: Seat | 'all', count: number) => string
  gives: (count: number) => string
  /** What the player in turn has to do: “make a rule”. */
  must: (verb: 'make' | 'name', what: string) => string
}

export function onePhone(players: readonly Player[], owes: Owes): Wording {
  const name = (seat: Seat) => nameOf(players, seat)
  return {
    name,
    is: (seat, what) => `${name(seat)} is ${what}`,
    takes: (seat, count) =>
      `${seat === 'all' ? 'Everybody' : name(seat)}: ${penaltyText(count, owes(seat))}`,
    gives(count) {
      const owed = owes('all')
      return `Give away ${owed === 'water' ? countWord(count) : amountText(count, owed)}`
    },
    must: (verb, what) => `${capitalised(verb)} ${what}`,
  }
}

/**
 * Hits are counted, never what anybody pays for them: that is each phone's own.
 * @param self null on a TV
 */
export function ownPhones(players: readonly Player[], turn: Seat, self: Seat | null): Wording {
  const name = (seat: Seat) => nameOf(players, seat)
  const isTurn = self === turn
  return {
    name,
    is: (seat, what) => (seat === self ? `You are ${what}` : `${name(seat)} is ${what}`),
    takes(seat, count) {
      if (seat === self) return `You take ${countWord(count)}`
      return `${seat === 'all' ? 'Everybody' : name(seat)} takes ${countWord(count)}`
    },
    gives: (count) =>
      isTurn ? `Give away ${countWord(count)}` : `${name(turn)} gives away ${countWord(count)}`,
    must: (verb, what) =>
      isTurn ? `${capitalised(verb)} ${what}` : `${name(turn)} ${verb}s ${what}`,
  }
}
