import {
  choice,
  houseRules,
  paceRule,
  toggle,
  withOwnPhones,
  withSizes,
} from '#games/house-rules.ts'

/** `crowdFrom` of the rules: an import would bring them to the start screen. */
const crowdFrom = 12

export const options = houseRules({
  turns: withSizes(
    choice(
      'How long',
      'Turns for everybody at the table.',
      [
        [3, '3 turns each'],
        [5, '5 turns each'],
        [10, '10 turns each'],
        [0, 'Until we stop'],
      ],
      5,
    ),
    { from: crowdFrom, hint: 'With twelve or more, one turn each.' },
  ),
  truthLimit: choice(
    'Truths in a row',
    'After that many by the same player, a dare.',
    [
      [1, 'One'],
      [2, 'Two'],
      [3, 'Three'],
      [0, 'No limit'],
    ],
    2,
  ),
  others: withOwnPhones(toggle('Others pick', 'Two tasks, and the others choose one.', true)),
  pace: paceRule,
})

export type Options = typeof options.defaults
