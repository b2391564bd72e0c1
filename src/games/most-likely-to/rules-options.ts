import { choice, houseRules, paceRule, toggle, withOwnPhones } from '#games/house-rules.ts'

export const options = houseRules({
  voting: choice(
    'Voting',
    'All point on three, or the phone goes round in secret.',
    [
      ['point', 'All point at once'],
      ['secret', 'In secret'],
    ],
    'point',
  ),
  self: toggle('A vote for yourself', 'When voting in secret.', false),
  appeal: withOwnPhones(toggle('Appeal', 'Once a game, the crowned may plead.', true)),
  rounds: choice(
    'How long',
    'Prompts before the end screen.',
    [
      [20, '20 prompts'],
      [40, '40 prompts'],
      [0, 'Until we stop'],
    ],
    20,
  ),
  pace: paceRule,
})

export type Options = typeof options.defaults
