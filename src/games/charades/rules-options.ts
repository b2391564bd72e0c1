import { choice, houseRules, paceRule, toggle } from '#games/house-rules.ts'

export const options = houseRules({
  teams: choice(
    'Sides',
    'Teams are dealt by shuffle and changed by tapping a name. Alone means all act, one guesses.',
    [
      [2, 'Two teams'],
      [3, 'Three teams'],
      [0, 'Everyone alone'],
    ],
    2,
  ),
  seconds: choice(
    'The clock',
    'How long a turn lasts.',
    [
      [30, '30 seconds'],
      [60, '60 seconds'],
      [90, '90 seconds'],
      [120, '2 minutes'],
    ],
    60,
  ),
  turns: choice(
    'How long',
    'Turns for everybody; teams get equally many.',
    [
      [1, '1 turn each'],
      [2, '2 turns each'],
      [3, '3 turns each'],
    ],
    2,
  ),
  passCost: toggle('A pass costs a point', 'Off: pass as often as you like.', false),
  steal: toggle('The last one may be stolen', 'Five seconds for the other side.', true),
  pace: paceRule,
})

export type Options = typeof options.defaults
