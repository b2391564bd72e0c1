import { games } from '#tests/support/game-tries/truth-or-dare.ts'
import { testRandomGames } from '#tests/support/test-random-games.ts'

testRandomGames('Truth or dare', games)
