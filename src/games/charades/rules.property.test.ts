import { games } from '#tests/support/game-tries/charades.ts'
import { testThousandGames } from '#tests/support/thousand-games.ts'

testThousandGames('Charades', games)
