import type { Messages, Words } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

type Praise = {
  dares: readonly Seat[]
  truths: readonly Seat[]
  bows: readonly Seat[]
  players: number
}

export const messages = {
  'choose-first': 'Truth or dare first.',
  'already-chosen': 'There is one on the table already.',
  'enough-truth': 'Enough truth for now. This one is a dare.',
  'no-coin': 'No coin this time. This one is a dare.',
  'no-timer': 'This one takes as long as it takes.',
  'turn-only': ({ seat }: { seat: Seat }, { name }) => `It is ${name(seat)}’s turn.`,
  'others-only': ({ seat }: { seat: Seat }, { name }) => `That is for everybody but ${name(seat)}.`,
  'no-pick': 'There is nothing to pick.',
  'no-rating': 'There is nothing to rate.',
  'nothing-done': 'Nothing said, nothing done. Very discreet.',
  praise: (praise: Praise, words) => sayPraise(praise, words),
  tally: ({ truths, dares, bows }: Record<string, number>) =>
    [
      countOf(truths, 'truth', 'truths'),
      countOf(dares, 'dare', 'dares'),
      countOf(bows, 'bow', 'bows'),
    ].join(', '),
} satisfies Messages

export type Code = keyof typeof messages

function sayPraise({ dares, truths, bows, players }: Praise, { names }: Words): string {
  const nameThem = (seats: readonly Seat[]) => {
    if (seats.length === players) return 'all of you'
    return seats.length > 3 ? `${seats.length} of you` : names(seats)
  }
  const titles = [
    { title: 'Bravest', seats: dares },
    { title: 'Most honest', seats: truths },
    { title: 'Most bows', seats: bows },
  ]
  return titles
    .filter(({ seats }) => seats.length > 0)
    .map(({ title, seats }) => `${title}: ${nameThem(seats)}.`)
    .join(' ')
}

function countOf(count = 0, one: string, many: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`
}
