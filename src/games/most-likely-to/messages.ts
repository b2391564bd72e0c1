import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

const plural = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`)

export const messages = {
  'under-way': 'This one is under way.',
  'nobody-counting': 'Nobody is counting.',
  'wait-for-one': 'Wait for one.',
  'after-count-in': 'Fingers count after the count-in.',
  'no-ballot': 'There is no secret vote going round.',
  'all-vote': 'Everybody votes on their own phone.',
  'vote-missing': 'Not before everybody has voted.',
  'finish-first': 'Finish this one first.',
  'nobody-votes': 'Nobody is voting.',
  'not-yourself': 'Anybody but yourself. House rule.',
  'crowned-twice': 'Two crowns running. That name has a rest.',
  'votes-in': 'The votes are in.',
  'vote-first': 'Your own vote first.',
  'no-call': 'Guess your own votes: none, one, two, or three and more.',
  'no-appeal': 'Whoever wears the crown may appeal, once a game.',
  'speaks-first': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} speaks first.`,
  'no-verdict': 'There is nothing to judge.',
  'not-own-judge': 'Nobody judges themselves.',
  'no-crown': 'Not one crown. Suspiciously ordinary people.',
  'all-crowned': 'The same for everybody. It really is all of you.',
  'crown-shared': ({ heads }: { heads: number }, { count }) =>
    `The crown is shared by ${count(heads)} heads.`,
  'crowns-shared': ({ seats }: { seats: readonly Seat[] }, { names }) =>
    `${names(seats)} share the most crowns.`,
  'only-crown': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} wears the only crown.`,
  'most-crowns': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} wears the most crowns.`,
  crowns: ({ crowns, votes }: { crowns: number; votes: number }) =>
    `${plural(crowns, 'crown')}, ${votes} ${plural(votes, 'vote')}`,
  points: ({ points, crowns, votes }: { points: number; crowns: number; votes: number }) =>
    `${plural(points, 'point')}, ${crowns} ${plural(crowns, 'crown')}, ${votes} ${plural(votes, 'vote')}`,
} satisfies Messages

export type Code = keyof typeof messages
