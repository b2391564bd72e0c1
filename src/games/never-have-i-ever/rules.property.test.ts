import { games } from '#tests/support/game-tries/never-have-i-ever.ts'
import { testThousandGames } from '#tests/support/thousand-games.ts'

testThousandGames('Never have I ever', games)
