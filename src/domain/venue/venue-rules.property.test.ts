import { madeUpVenue } from '#tests/support/games/made-up-venue.ts'
import { games as scrollbar } from '#tests/support/games/random-moves/scrollbar.ts'
import { games as slusen } from '#tests/support/games/random-moves/slusen.ts'
import { games as squiffy } from '#tests/support/games/random-moves/squiffy.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { lines, mixed } from '#tests/support/games/venue-cards.ts'
import { venueGames } from '#tests/support/games/venue-games.ts'
import type { VenueState } from './state.ts'

testRandomGames('Squiffy', { ...squiffy, holds })
testRandomGames('Slusen', { ...slusen, holds })
testRandomGames('Scrollbar', { ...scrollbar, holds })
testRandomGames('A venue with many rules', { ...squiffy, lists: lines(...mixed), holds })
testRandomGames('A venue with every task', { ...venueGames(madeUpVenue), holds })

function holds({ counts, card, lasting, phase, players, round, options }: VenueState): void {
  if (Math.max(...counts.asked) - Math.min(...counts.asked) > 1) throw new Error('Unfair turns')
  if (card && card.b !== null && card.b === card.a) throw new Error('Somebody against themselves')
  if (lasting.length > 2) throw new Error('Three rules at once')
  if (round > options.cards) throw new Error('One card too many')
  if (lasting.some(({ until }) => until < round)) throw new Error('A rule outlived its last card')
  if (phase === 'card' && !card) throw new Error('No card')
  const played = [...counts.followed, ...counts.passed].reduce((sum, count) => sum + count, 0)
  const asked = counts.asked.reduce((sum, count) => sum + count, 0)
  if (played > asked || players.length !== counts.named.length) throw new Error('Wrong counts')
}
