import { games } from '#tests/support/game-tries/most-likely-to.ts'
import { testThousandGames } from '#tests/support/thousand-games.ts'

testThousandGames('Most likely to', games)
