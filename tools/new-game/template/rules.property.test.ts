import { testThousandGames } from '#tests/support/thousand-games.ts'
import { games } from './tries.ts'

testThousandGames('New game', games)
