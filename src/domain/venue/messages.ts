import type { Messages } from '../table/messages.ts'
import type { Seat } from '../table/players.ts'

type Counts = Record<'count' | 'followed' | 'encores' | 'onTop' | 'passed', number>
type Named = { seats: readonly Seat[] }

export const venueMessages = {
  'reader-first': 'Say first who reads.',
  'reader-chosen': 'The reader has been chosen.',
  'points-first': 'Say first who takes the points.',
  'no-points': 'Nobody takes any points now.',
  'rule-lifted': 'That rule is lifted. On to the next card.',
  'rule-not-on': 'That rule is not in force.',
  'no-card': 'No card is on the table.',
  'for-everybody': 'That one is for everybody. “Not for us” is free.',
  'card-of': ({ seats }: Named, { names }) => `This card is for ${names(seats)}.`,
  'own-card': 'Your own card. An encore is for the others.',
  'card-first': 'The card first.',
  'no-encore': 'Nothing to call an encore for.',
  'nothing-asked': 'This card asks for no answer now.',
  'no-judging': 'Those who play do not judge.',
  'no-answer': 'That is no answer to this card.',
  tapped: 'You have tapped already.',
  'not-yet': 'Wait for it.',
  'no-truth': 'Nobody asks for the truth now.',
  'tapped-name': 'You have tapped that name. Who else saw it?',
  'points-level': 'Level on points. All of you win.',
  'points-many': ({ count }: { count: number }, { count: inLetters }) =>
    `Fewest points: ${inLetters(count)} of you win.`,
  'points-won': ({ seats }: Named, { names, plural }) =>
    `${names(seats)} ${plural(seats.length, 'wins', 'win')} with the fewest points.`,
  points: ({ count, followed, passed }: Counts, { plural }) =>
    `${plural(count, 'point', 'points')}; ${followed} followed, ${passed} passed`,
  'nobody-played': 'Nobody played along. The cards forgive you.',
  'all-played': 'All of you played along.',
  'played-most': ({ seats }: Named, { names }) => `${names(seats)} played along most.`,
  cards: ({ count, passed }: Counts, { plural }) =>
    `${plural(count, 'card', 'cards')} followed, ${passed} passed`,
  encores: ({ followed, encores, passed }: Counts, { plural }) =>
    `${followed} followed, ${encores} ${plural(encores, 'encore', 'encores')}, ${passed} passed`,
  'on-top': ({ followed, onTop, passed }: Counts) =>
    `${followed} followed, ${onTop} on top, ${passed} passed`,
} satisfies Messages

export type VenueCode = keyof typeof venueMessages
