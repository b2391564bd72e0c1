import { games } from '#tests/support/games/random-moves/most-likely-to.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'

testRandomGames('Most likely to', games)
