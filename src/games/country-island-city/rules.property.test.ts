import { games } from '#tests/support/games/random-moves/country-island-city.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'

testRandomGames('Country Island City', games)
