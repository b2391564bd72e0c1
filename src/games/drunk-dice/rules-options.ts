import { choice, houseRules, paceRule, toggle, withOwnPhones } from '#games/house-rules.ts'

export const options = houseRules({
  laps: choice(
    'How long',
    'Laps round the table before the end screen.',
    [
      [3, '3 laps'],
      [5, '5 laps'],
      [10, '10 laps'],
      [0, 'Until we stop'],
    ],
    5,
  ),
  threeMan: toggle(
    'Three-Man',
    'Somebody is Three-Man and takes one for every three. Off, 3-3 is a double like any other.',
    true,
  ),
  makeRule: toggle(
    'Six-six makes a rule',
    'It holds until the next 6-6. Off, 6-6 gives away six.',
    true,
  ),
  duel: toggle('Quick duel', 'Before the first throw, challenge somebody instead.', true),
  dodges: withOwnPhones(
    toggle('Dodges', 'Call a throw right, and your next hit goes where you tap.', true),
  ),
  pace: paceRule,
})

export type Options = typeof options.defaults
