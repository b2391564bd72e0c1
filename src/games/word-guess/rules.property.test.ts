import { games } from '#tests/support/games/random-moves/word-guess.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { usedQuestions } from './rules-log.ts'
import type { State } from './rules-state.ts'

testRandomGames('Word guess', {
  ...games,
  secret: ({ phase, host, word }) => {
    if (word === null || phase === 'told') return null
    return { text: word.text, seats: host === null || phase === 'cover' ? [] : [host] }
  },
  holds: keepsCount,
})

/** Nobody asks who keeps the word, nothing is asked past twenty, and points are for something. */
function keepsCount(state: State): void {
  const { asker, host, log, phase, points, guessed, hosted, told, options } = state
  // The voice host counts by ear.
  const heard = options.host === 'voice'
  if (asker === host && phase === 'asking') throw new Error('The host asks.')
  if (phase === 'asking' && usedQuestions(log) >= 20) throw new Error('More than twenty.')
  if (phase === 'last' && !heard && usedQuestions(log) < 20)
    throw new Error('Final guesses too soon.')
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  if (sum(guessed) > told || sum(hosted) > told) throw new Error('More words than were told.')
  if (sum(points) > 20 * told) throw new Error('Points for nothing.')
}
