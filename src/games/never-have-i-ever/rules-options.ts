import { choice, houseRules, paceRule, toggle, withOwnPhones } from '#games/house-rules.ts'

export const options = houseRules({
  rounds: choice(
    'How long',
    'Prompts before the end screen. A player out of petals ends it sooner.',
    [
      [20, '20 prompts'],
      [40, '40 prompts'],
      [60, '60 prompts'],
      [0, 'Until we stop'],
    ],
    40,
  ),
  count: toggle(
    'Count petals',
    'Everybody starts with ten. Tap who is guilty: a petal each.',
    true,
  ),
  nobody: toggle('Nobody guilty', 'When nobody has, the reader loses a petal.', true),
  story: toggle('Only one guilty', 'The only one who has tells the story.', true),
  calls: withOwnPhones(toggle('Call the count', 'Guess how many have, a point if right.', true)),
  pace: paceRule,
})

export type Options = typeof options.defaults
