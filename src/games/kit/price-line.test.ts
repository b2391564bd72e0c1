import { expect, test } from 'vitest'
import type { VenueCard } from '#domain/venue/card.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { playRules } from '#tests/support/play-rules.ts'
import { dare, forAll, lines, usual } from '#tests/support/venue-cards.ts'
import { priceLine } from './price-line.ts'

const race: VenueCard = { kind: 'challenge', text: '{all} races. The last takes {n}.' }

test.each<[VenueCard, string | null, string | null]>([
  [
    dare(1),
    'Passing is fine. Sip if you like. Water counts.',
    'Passing is fine. Nobody counts the points.',
  ],
  [race, 'Sip if you like. Water counts.', 'Nobody counts the points.'],
  [forAll(1), null, null],
])('$text', (card, line, soberLine) => {
  const dealt = playRules(venueRules, usual, { lists: lines(card) }).start().card
  if (!dealt) throw new Error('No card')
  expect([priceLine(dealt, false), priceLine(dealt, true)]).toEqual([line, soberLine])
})
