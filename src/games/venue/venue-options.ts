import { choice, houseRules, paceRule, toggle } from '#games/house-rules.ts'

export const venueFields = {
  cards: choice(
    'How long',
    'Cards before the end screen.',
    [
      [15, '15 cards'],
      [25, '25 cards'],
      [40, '40 cards'],
    ],
    25,
  ),
  reader: choice(
    'Who reads',
    'The phone goes round, or stays with one of you.',
    [
      ['round', 'Everybody in turn'],
      ['one', 'One reader'],
    ],
    'round',
  ),
  most: choice(
    'Penalties',
    'The most that a card costs.',
    [
      [1, 'Just one'],
      [3, 'Up to three'],
    ],
    3,
  ),
  place: choice(
    'Where you are',
    'Cards about the bar, or their twins for any other table.',
    [
      ['elsewhere', 'Somewhere else'],
      ['there', 'At the bar'],
    ],
    'elsewhere',
  ),
  lasting: toggle('Lasting rules', 'One at least every eight cards, two at most in force.', true),
  pace: paceRule,
}

export const venueOptions = houseRules(venueFields)
