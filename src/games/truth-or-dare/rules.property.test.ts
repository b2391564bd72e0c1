import { games } from '#tests/support/games/random-moves/truth-or-dare.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'

testRandomGames('Truth or dare', games)
