import { games } from '#tests/support/game-tries/category.ts'
import { testThousandGames } from '#tests/support/thousand-games.ts'

testThousandGames('Category', games)
