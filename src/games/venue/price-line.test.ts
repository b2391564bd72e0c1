import { expect, test } from 'vitest'
import type { VenueCard } from '#domain/venue/card.ts'
import { venueMessages } from '#domain/venue/messages.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { playRules, seatPlayers } from '#tests/support/games/play-rules.ts'
import { dare, defaultOptions, forAll, lines } from '#tests/support/games/venue-cards.ts'
import { aheadLine, priceLine } from './price-line.ts'

const forMost: VenueCard = { kind: 'challenge', text: '{all} hums. The loudest takes {n}.' }
const race: VenueCard = {
  kind: 'challenge',
  text: '{all} jumps. The last takes {n}.',
  does: 'race',
}
const slap = 'Hands up. The reader says “now”: slap the table.'

test.each<[VenueCard, string | null, string | null]>([
  [
    dare(1),
    'Passing is fine. A sip, if you like. Water counts.',
    'Passing is fine. Fewest points wins. You are all level.',
  ],
  [forMost, 'A sip, if you like. Water counts.', 'Fewest points wins. You are all level.'],
  [
    race,
    `${slap} A sip, if you like. Water counts.`,
    `${slap} Fewest points wins. You are all level.`,
  ],
  [forAll(1), null, 'Fewest points wins. You are all level.'],
])('$text', (card, line, soberLine) => {
  const dealt = playRules(venueRules, venueMessages, defaultOptions, { lists: lines(card) }).start()
    .card
  if (!dealt) throw new Error('No card')
  const score = { players: seatPlayers(3), points: [2, 2, 2] }
  expect([priceLine(dealt, 'drinks', null), priceLine(dealt, 'points', score)]).toEqual([
    line,
    soberLine,
  ])
})

test.each([
  [[0, 2, 1, 3], 'Fewest points wins: P0 has 0.'],
  [[4, 2, 2, 3], 'Fewest points wins: P1 and P2 have 2.'],
  [[1, 1, 1, 3], 'Fewest points wins: three of you have 1.'],
  [[3, 3, 3, 3], 'Fewest points wins. You are all level.'],
])('a sober table with %j is told who is ahead', (points, line) => {
  expect(aheadLine({ players: seatPlayers(4), points })).toBe(line)
})
