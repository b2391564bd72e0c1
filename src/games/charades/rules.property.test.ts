import { games } from '#tests/support/games/random-moves/charades.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'

testRandomGames('Charades', games)
