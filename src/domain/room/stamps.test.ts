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
} from '#tests/support/rooms/poll-game.ts'
import type { Room } from './room.ts'
import { settleRoom } from './settle.ts'
import {
  allowStamps,
  countStamps,
  mergeStamps,
  putStamp,
  revealOf,
  type StampSheet,
  stampOf,
} from './stamps.ts'
import { undoableAt, undoLast } from './undo.ts'

/** Each step settled, a second after the other. */
function settled(...steps: readonly Step[]): Room {
  return steps.reduce((room, step, at) => {
    const stepped = { ...context, now: context.now + at * 1000 }
    return settleRoom(room, step(room), pollRules, stepped)
  }, playOn())
}

describe('a stamp answers', () => {
  test.each<[string, readonly Step[], boolean]>([
    ['nothing while answers are missing', [move(0, 'vote')], false],
    ['what was revealed', revealed, true],
    ['nothing once it went on', [...revealed, next], false],
    ['nothing of the next prompt', [...revealed, next, deal, move(0, 'vote')], false],
    ['nothing where the host wants none', [...revealed, (r) => allowStamps(r, false)], false],
    ['again once the host does', [...revealed, (r) => allowStamps(r, true)], true],
  ])('%s', (_, steps, isAsked) => {
    expect(revealOf(settled(...steps)) !== null).toBe(isAsked)
  })

  test('a reveal that the host brought back anew', () => {
    const shown = settled(...revealed)
    const gone = settled(...revealed, next)
    const undo: Step = (r) => undoLast(r, pollRules, undoableAt(r) ?? 0, context.now) as Room
    const back = settleRoom(gone, undo(gone), pollRules, { ...context, now: 99_000 })
    expect(revealOf(back)).toBe(99_000)
    expect(revealOf(shown)).not.toBe(99_000)
  })
})

describe('the sheet', () => {
  const one = putStamp(null, 5, 0, 'ha')

  test.each<[string, StampSheet, Record<string, number>]>([
    ['one each', putStamp(one, 5, 1, 'ha'), { ha: 2 }],
    ['the later in the place of the earlier', putStamp(one, 5, 0, 'bow'), { bow: 1 }],
    ['the same twice counts once', putStamp(one, 5, 0, 'ha'), { ha: 1 }],
    ['nothing of the reveal before', putStamp(one, 6, 1, 'oh'), {}],
  ])('%s', (_, sheet, counts) => {
    expect(countStamps(sheet, 5)).toEqual(counts)
  })

  test('knows each its own', () => {
    expect(stampOf(one, 5, 0)).toBe('ha')
    expect(stampOf(one, 5, 1)).toBeNull()
    expect(stampOf(one, 6, 0)).toBeNull()
  })

  test.each<[string, StampSheet | null, StampSheet | null, Record<string, number>]>([
    ['nothing is nothing', null, null, {}],
    ['seats of both', one, putStamp(null, 5, 1, 'oh'), { ha: 1, oh: 1 }],
    ['a seat’s later tap', one, putStamp(one, 5, 0, 'bow'), { bow: 1 }],
    ['two at once of a seat: one of them', one, putStamp(null, 5, 0, 'oh'), { oh: 1 }],
    ['the newer reveal alone', putStamp(null, 4, 1, 'oh'), one, { ha: 1 }],
  ])('of two processes: %s', (_, mine, theirs, counts) => {
    expect(countStamps(mergeStamps(mine, theirs), 5)).toEqual(counts)
    expect(countStamps(mergeStamps(theirs, mine), 5)).toEqual(counts)
  })
})
