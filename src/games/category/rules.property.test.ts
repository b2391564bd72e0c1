import { games } from '#tests/support/games/random-moves/category.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'

testRandomGames('Category', games)
