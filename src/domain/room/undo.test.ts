import { describe, expect, test } from 'vitest'
import {
  context,
  deal,
  move,
  next,
  playOn,
  pollRules,
  revealed,
  type Step,
  sit,
  start,
  stateOf,
} from '#tests/support/rooms/poll-game.ts'
import { joinGame, leaveGame, passOver } from './play.ts'
import type { Room } from './room.ts'
import { startGame } from './start-game.ts'
import { undoableAt, undoLast } from './undo.ts'

describe('the host may take back', () => {
  test.each<[string, readonly Step[], number | null]>([
    ['nothing at the start', [], null],
    ['no answer', [move(0, 'vote')], null],
    ['no reveal', revealed, null],
    ['a Next', [...revealed, next], 7],
    ['a Next, also once the clock has dealt', [...revealed, next, deal], 7],
    ['a Next, also once some have answered', [...revealed, next, deal, move(0, 'vote')], 7],
    [
      'and once one was passed over',
      [...revealed, next, deal, (r) => passOver(r, 0, pollRules, context)],
      7,
    ],
    [
      'not once only one was left to answer',
      [...revealed, next, deal, ...revealed.slice(0, 3)],
      null,
    ],
  ])('%s', (_, steps, atMs) => {
    expect(undoableAt(playOn(...steps))).toBe(atMs)
  })

  test('which brings the reveal back, and drops what was answered since', () => {
    const room = playOn(...revealed, next, deal, move(0, 'vote', 'no'))
    const back = undoLast(room, pollRules, 7, 9) as Room
    expect(stateOf(back)).toMatchObject({ round: 1, phase: 'show', votes: ['yes', 'yes', 'yes'] })
    expect(undoableAt(back)).toBeNull()
    expect(undoLast(back, pollRules, 7, 9)).toEqual({ refused: 'nothing-to-undo' })
  })

  test('only the step that was seen', () => {
    const room = playOn(...revealed, next)
    expect(undoLast(room, pollRules, 6, 9)).toEqual({ refused: 'nothing-to-undo' })
  })

  test('the Next that ended the game, with what the evening counted', () => {
    const room = playOn(...revealed, next, deal, ...revealed, next)
    const scored: Room = {
      ...room,
      game: room.game && { ...room.game, isScored: true },
      evening: { games: 1, points: { 0: 5 }, wins: {} },
    }
    const back = undoLast(scored, pollRules, 7, 9) as Room
    expect(back.game?.isScored).toBeUndefined()
    expect(back.evening.games).toBe(0)
    expect(stateOf(back).phase).toBe('show')
  })

  test('never who came or left', () => {
    const came = joinGame(sit(playOn(...revealed, next), 'Noah'), 3, pollRules, context)
    const room = leaveGame(came, 2, pollRules, context)
    const back = undoLast(room, pollRules, 7, 9) as Room
    expect(stateOf(back)).toMatchObject({ phase: 'show', left: [2], late: [3] })
  })

  test('nothing of the game before', () => {
    const again = startGame(playOn(...revealed, next), pollRules, start, {
      ...context,
      now: 8,
    }) as Room
    expect(undoableAt(again)).toBeNull()
  })
})
