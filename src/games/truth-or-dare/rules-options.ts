import { choice, houseRules, paceRule, toggle, withOwnPhones } from '#games/house-rules.ts'

export const options = houseRules({
  turns: choice(
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
