import { choice, houseRules, toggle } from '#games/house-rules.ts'

/** What every venue's table may settle. */
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
  lasting: toggle('Lasting rules', 'Cards that hold for a while, two at most.', true),
}

export const venueOptions = houseRules(venueFields)
