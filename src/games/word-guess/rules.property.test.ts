import { games } from '#tests/support/games/random-moves/word-guess.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { usedQuestions } from './rules-log.ts'
import type { State } from './rules-state.ts'

testRandomGames('Word guess', { ...games, holds: keepsCount })

/** Nobody asks who keeps the word, nothing is asked past twenty, and points are for something. */
function keepsCount(state: State): void {
  const { asker, host, log, phase, points, guessed, hosted, told, options, seating } = state
  // The voice host counts by ear, and with a phone each the last guesses come after four minutes.
  const isEarly = options.host === 'voice' || seating === 'own'
  if (asker === host && phase === 'asking') throw new Error('The host asks.')
  if (phase === 'asking' && usedQuestions(log) >= 20) throw new Error('More than twenty.')
  if (phase === 'last' && !isEarly && usedQuestions(log) < 20)
    throw new Error('Final guesses too soon.')
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  if (sum(hosted) > told) throw new Error('More words than were told.')
  if (seating === 'own') return
  if (sum(guessed) > told) throw new Error('More words than were told.')
  if (sum(points) > 20 * told) throw new Error('Points for nothing.')
}
