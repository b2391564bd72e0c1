import { games } from '#tests/support/game-tries/charades.ts'
import { testRandomGames } from '#tests/support/test-random-games.ts'

testRandomGames('Charades', games)
