import { games } from '#tests/support/game-tries/truth-or-dare.ts'
import { testThousandGames } from '#tests/support/thousand-games.ts'

testThousandGames('Truth or dare', games)
