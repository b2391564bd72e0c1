import { testRandomGames } from '#tests/support/test-random-games.ts'
import { games } from './tries.ts'

testRandomGames('New game', games)
