import { games } from '#tests/support/game-tries/country-island-city.ts'
import { testRandomGames } from '#tests/support/test-random-games.ts'

testRandomGames('Country Island City', games)
