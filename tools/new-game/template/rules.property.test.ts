import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { games } from './tries.ts'

testRandomGames('New game', games)
