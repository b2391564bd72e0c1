import { games } from '#tests/support/game-tries/most-likely-to.ts'
import { testRandomGames } from '#tests/support/test-random-games.ts'

testRandomGames('Most likely to', games)
