import fc from 'fast-check'
import { games } from '#tests/support/games/random-moves/more-or-less.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'

fc.configureGlobal({ endOnFailure: true })
testRandomGames('mol', games)
