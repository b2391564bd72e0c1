import { games } from '#tests/support/game-tries/category.ts'
import { testRandomGames } from '#tests/support/test-random-games.ts'

testRandomGames('Category', games)
