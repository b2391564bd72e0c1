import {
  choice,
  houseRules,
  paceRule,
  toggle,
  withOwnPhones,
  withSizes,
} from '#games/house-rules.ts'

/** Those of `rules-columns.ts`: an import would bring it to the start screen. */
const fewPlayers = 3
const manyPlayers = 12
const oneExtra = 'on paper, one at most.'

export const options = houseRules({
  mode: choice(
    'How we play',
    'On paper everybody writes. Out loud the phone goes round, one column, a shrinking clock.',
    [
      ['written', 'On paper'],
      ['verbal', 'Out loud'],
    ],
    'written',
  ),
  rounds: choice(
    'How long',
    'A letter is a round.',
    [
      [3, '3 letters'],
      [5, '5 letters'],
      [8, '8 letters'],
    ],
    5,
  ),
  extras: withSizes(
    choice(
      'Extra columns',
      'Beside Country, Island and City, new ones every round.',
      [
        [0, 'None'],
        [1, 'One'],
        [2, 'Two'],
        [3, 'Three'],
      ],
      2,
    ),
    { from: 2, to: fewPlayers, hint: `With two or three, ${oneExtra}` },
    { from: manyPlayers, hint: `With twelve or more, ${oneExtra}` },
  ),
  grace: choice(
    'After “Færdig!” (done)',
    'What the others get once somebody is done.',
    [
      [0, 'Pens down'],
      [15, '15 seconds'],
      [30, '30 seconds'],
    ],
    15,
  ),
  writing: withOwnPhones(
    choice(
      'Time to write',
      'Seconds for all columns.',
      [
        [45, '45 seconds'],
        [75, '75 seconds'],
        [120, 'Two minutes'],
      ],
      75,
    ),
  ),
  answers: choice(
    'Marking',
    'Tap what is shared or out, or type the answers and let the phone compare.',
    [
      ['paper', 'Tap'],
      ['typed', 'Type'],
    ],
    'paper',
  ),
  hardLetters: toggle('C Q W X Z', 'The letters that end friendships.', false),
  danishLetters: toggle('Æ Ø Å', 'Three more, as letters of their own.', false),
  lowest: toggle(
    'Last place pays',
    'One for every 20 points behind, three at most. Optional.',
    true,
  ),
  pace: paceRule,
})

export type Options = typeof options.defaults
