import { choice, houseRules, paceRule, toggle, withOwnPhones } from '#games/house-rules.ts'

export const options = houseRules({
  against: choice(
    'Who against',
    'Bots say what they roll, mostly. Alone, two of them sit down by themselves.',
    [
      ['us', 'Each other'],
      ['bots', 'Two bots as well'],
    ],
    'us',
  ),
  length: withOwnPhones(
    choice(
      'How long',
      'Everybody goes on with one life after eight minutes, whatever is chosen.',
      [
        [14, '14 minutes at most'],
        [0, 'Until one is left'],
      ],
      14,
    ),
  ),
  lives: choice(
    'Lives',
    'What everybody starts with.',
    [
      [3, 'Three'],
      [4, 'Four'],
      [6, 'Six'],
    ],
    4,
  ),
  double: toggle('Meyer costs two', 'Whoever is wrong about a Meyer loses two lives.', true),
  toast: toggle('3–2 is a toast', 'Show it: everybody breathes out, nobody loses.', true),
  reroll: toggle(
    'New lives',
    'Once each, on three lives or fewer and after one is lost: roll a die for new ones.',
    true,
  ),
  seconds: choice(
    'Thinking time',
    'When it is up: the truth where it goes, else blind; a claim is believed.',
    [
      [0, 'No limit'],
      [45, '45 seconds'],
      [90, '90 seconds'],
    ],
    0,
  ),
  pace: paceRule,
})

export type Options = typeof options.defaults
