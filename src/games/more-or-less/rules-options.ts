import { choice, houseRules, paceRule, toggle } from '#games/house-rules.ts'

export const options = houseRules({
  target: choice(
    'How long',
    'Points to play for, when both sides have had as many turns. Twenty cards end it anyhow.',
    [
      [10, '10 points'],
      [15, '15 points'],
    ],
    10,
  ),
  seconds: choice(
    'The clock',
    'How long a side may argue. No answer is a wrong one.',
    [
      [20, '20 seconds'],
      [30, '30 seconds'],
      [0, 'No clock'],
    ],
    20,
  ),
  bets: toggle(
    'Bets against',
    'Before the number is shown, the other side may bet it is wrong.',
    true,
  ),
  measure: choice(
    'A fresh measure',
    'Metres, years, protons: when to change over.',
    [
      [5, 'Every 5 cards'],
      [10, 'Every 10 cards'],
      [0, 'When it runs out'],
    ],
    5,
  ),
  pace: paceRule,
})

export type Options = typeof options.defaults
