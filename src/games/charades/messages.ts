import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

export const messages = {
  'get-set': 'Three, two, one. Get set.',
  'no-player': 'There is no such player.',
  'own-side': 'Everybody chooses a side for themselves.',
  'team-empty': 'Every team needs a player. Move one over.',
  'teams-first': 'Teams first.',
  'too-late': 'Time. That one came too late.',
  'not-now': 'Not while the clock runs.',
  'phrase-gone': 'That phrase has gone by.',
  'actors-only': 'That is for those who act.',
  'not-your-turn': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} is on.`,
  'rivals-only': 'That is for the other sides.',
  'no-call': 'Guess how many they get: from none to twelve.',
  'may-not-steal': 'That side may not steal this one.',
  'buzzed-first': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} was first.`,
  'buzz-first': 'Nobody has a guess yet.',
  'stolen-first': 'Stolen or not? Say that first.',
  'guessed-first': 'Guessed or not? Say that first.',
  'turn-over': 'The turn is over.',
  'no-phrase': 'There is no such phrase in this turn.',
  'no-points': 'No points. Plenty of acting.',
  draw: ({ best }: { best: number }) => `A draw, ${best} all. Nobody owes a thing.`,
  shared: ({ sides, best }: Won) => `${joined(sides)} share it with ${best}.`,
  taken: ({ sides, best, others }: Won & { others: readonly number[] }) =>
    others.length === 0
      ? `${joined(sides)} takes it with ${best}.`
      : `${joined(sides)} takes it, ${best} to ${others.join(' and ')}.`,
  row: ({ count, passes, side, isAlone }: Row, { plural }) => {
    const unit = isAlone ? plural(count, 'point', 'points') : plural(count, 'hit', 'hits')
    const team = side === null ? '' : ` for ${side}`
    return `${unit}${team}, ${passes || 'no'} ${plural(passes, 'pass', 'passes')}`
  },
} satisfies Messages

export type Code = keyof typeof messages

type Won = { sides: readonly string[]; best: number }
type Row = { count: number; passes: number; side: string | null; isAlone: boolean }

function joined(sides: readonly string[]): string {
  return sides.join(' and ')
}
