import { games } from '#tests/support/game-tries/country-island-city.ts'
import { testThousandGames } from '#tests/support/thousand-games.ts'

testThousandGames('Country Island City', games)
