import { games } from '#tests/support/games/random-moves/never-have-i-ever.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'

testRandomGames('Never have I ever', games)
