import { games } from '#tests/support/game-tries/never-have-i-ever.ts'
import { testRandomGames } from '#tests/support/test-random-games.ts'

testRandomGames('Never have I ever', games)
