import type { Messages, Words } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

type Seats = readonly Seat[]

export const messages = {
  'not-now': 'Not while the clock runs.',
  'nobody-answered': 'Nobody has answered yet.',
  'own-answer': 'Nobody challenges their own answer.',
  'votes-first': 'The table votes first.',
  'not-your-turn': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} is on.`,
  'own-call': 'Guess who falls: one of the others.',
  'no-calls': 'There is nothing to guess now.',
  'throw-to': 'Throw it to one of the three.',
  'challenge-late': 'That answer has gone by.',
  'challenged-once': 'One challenge a category, and you have had yours.',
  'not-your-vote': 'You are in it. The others vote.',
  paid: ({ best, runners, longest, isEverybody }: Paid, words) => {
    const paid = isEverybody ? 'Everybody paid the same.' : `Paid least: ${listOf(best, words)}.`
    if (runners.length === 0) return paid
    return `${paid} Longest run: ${words.count(longest)}, by ${listOf(runners, words)}.`
  },
  row: ({ penalties, answers, streak }: Record<'penalties' | 'answers' | 'streak', number>) =>
    [
      penalties === 1 ? 'penalty' : 'penalties',
      answers === 1 ? '1 answer' : `${answers || 'no'} answers`,
      ...(streak > 1 ? [`${streak} in a row`] : []),
    ].join(', '),
} satisfies Messages

export type Code = keyof typeof messages

type Paid = { best: Seats; runners: Seats; longest: number; isEverybody: boolean }

function listOf(seats: Seats, { count, names }: Words): string {
  return seats.length > 3 ? `${count(seats.length)} of you` : names(seats)
}
