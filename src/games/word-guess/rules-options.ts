import { choice, houseRules, toggle, withOnePhone } from '#games/house-rules.ts'
import { type ThemeId, themes } from './rules-themes.ts'

const themeChoices: readonly (readonly ['any' | ThemeId, string])[] = [
  ['any', 'Any'],
  ...themes.map(({ id, label }) => [id, label] as const),
]

export const options = houseRules({
  host: withOnePhone(
    choice(
      'Who keeps the word',
      'A voice host listens, and needs the network and a microphone.',
      [
        ['player', 'One of you'],
        ['voice', 'Voice host'],
      ],
      'player',
    ),
  ),
  theme: choice('Theme', 'Where the words come from.', themeChoices, 'any'),
  sayTheme: toggle('Say the theme', 'The askers know which shelf the word is from.', true),
  words: choice(
    'How long',
    'Once round: nobody keeps the word twice.',
    [
      [0, 'Once round'],
      [3, '3 words'],
      [5, '5 words'],
      [10, '10 words'],
    ],
    5,
  ),
})

export type Options = typeof options.defaults
