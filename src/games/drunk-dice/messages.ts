import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

type Counts = { hits: number; gave: number; duels: number; right: number }

export const messages = {
  'has-dice': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} has the dice.`,
  'not-yet': 'Not yet. The dice are still yours.',
  'first-things': 'First things first.',
  'dice-go-on': 'The dice go on.',
  'thrown-already': 'Your die is down.',
  'nothing-to-give': 'There is nothing to give away.',
  'not-to-yourself': 'Giving it to yourself is not giving.',
  'nobody-to-name': 'There is nobody to name.',
  'somebody-else': 'Somebody else. You have done your time.',
  'only-six-six': 'Only a 6-6 makes a rule.',
  'no-duels': 'No duels tonight.',
  'duel-first': 'A duel comes before the first throw.',
  'duel-yourself': 'You cannot duel yourself.',
  'no-call': 'There is no throw to call.',
  'call-used': 'One call a turn.',
  'no-dodge': 'There is no hit to dodge.',
  'dodge-yourself': 'Somebody else has to take it.',
  'no-rule': 'There is no rule in force.',
  'caught-yourself': 'Somebody else has to catch you.',
  'had-it-in': ({ seats }: { seats: readonly Seat[] }, { names }) =>
    `The dice had it in for ${names(seats)}.`,
  'not-one-hit': 'Not one hit. Are those dice glued?',
  hits: ({ hits, gave, duels, right }: Counts, { plural }) =>
    [
      `${plural(hits, 'hit', 'hits')} taken`,
      ...(gave ? [`${gave} given away`] : []),
      ...(duels ? [`${duels} ${plural(duels, 'duel', 'duels')} won`] : []),
      ...(right ? [`${right} called right`] : []),
    ].join(', '),
} satisfies Messages

export type Code = keyof typeof messages
