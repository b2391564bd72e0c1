import { describe, expect, test } from 'vitest'
import type { AudienceAsk } from '#domain/table/audience.ts'
import { choiceFor, keepOwnTaps, keepTapped, type OwnTaps } from './own-taps.ts'

const likes: AudienceAsk = { id: 'likes 1', kind: 'answer', offers: ['a', 'b'] }
const doubt: AudienceAsk = { ...likes, id: 'stands 1', kind: 'stands', behind: likes }
const next: AudienceAsk = { ...likes, id: 'likes 2' }

describe('what a phone repeats when it is back', () => {
  const like = (taps: OwnTaps, choice: string, nowMs: number) =>
    taps.tap({ ask: 'likes 1', choice }, likes, nowMs)

  test.each<[string, (taps: OwnTaps) => void, ReturnType<OwnTaps['repeated']>]>([
    ['nothing before a tap', () => {}, {}],
    [
      'a tap that was not answered, with the time of the phone',
      (taps) => like(taps, 'a', 5),
      { tap: { ask: 'likes 1', choice: 'a', atMs: 5 } },
    ],
    [
      'one that was, with the time of the server',
      (taps) => {
        like(taps, 'a', 5)
        taps.onTapped({ ask: 'likes 1', choice: 'a', atMs: 7 })
      },
      { tap: { ask: 'likes 1', choice: 'a', atMs: 7 } },
    ],
    [
      'the later one, where the answer is to the earlier',
      (taps) => {
        like(taps, 'a', 5)
        like(taps, 'b', 6)
        taps.onTapped({ ask: 'likes 1', choice: 'a', atMs: 7 })
      },
      { tap: { ask: 'likes 1', choice: 'b', atMs: 6 } },
    ],
    [
      'what another tab of the seat tapped since',
      (taps) => {
        like(taps, 'a', 5)
        taps.onTapped({ ask: 'likes 1', choice: 'a', atMs: 7 })
        taps.onTapped({ ask: 'likes 1', choice: 'b', atMs: 9 })
      },
      { tap: { ask: 'likes 1', choice: 'b', atMs: 9 } },
    ],
    [
      'nothing that came too late',
      (taps) => {
        like(taps, 'a', 5)
        taps.onTapped({ ask: 'likes 1', choice: null })
      },
      {},
    ],
    [
      'a vote on a doubt, and the like behind it',
      (taps) => {
        like(taps, 'a', 5)
        taps.tap({ ask: 'stands 1', choice: 'b' }, doubt, 6)
      },
      {
        tap: { ask: 'stands 1', choice: 'b', atMs: 6 },
        tapBehind: { ask: 'likes 1', choice: 'a', atMs: 5 },
      },
    ],
    [
      'nothing of a question that is over',
      (taps) => {
        like(taps, 'a', 5)
        taps.tap({ ask: 'stands 1', choice: 'b' }, doubt, 6)
        taps.tap({ ask: 'likes 2', choice: 'b' }, next, 7)
      },
      { tap: { ask: 'likes 2', choice: 'b', atMs: 7 } },
    ],
  ])('%s', (_, happen, repeated) => {
    const taps = keepOwnTaps()
    happen(taps)
    expect(taps.repeated()).toEqual(repeated)
  })
})

test('a like is shown again after a vote on a doubt', () => {
  const liked = keepTapped([], { ask: 'likes 1', choice: 'a' }, likes)
  const voted = keepTapped(liked, { ask: 'stands 1', choice: 'b' }, doubt)
  expect([choiceFor(voted, 'likes 1'), choiceFor(voted, 'stands 1')]).toEqual(['a', 'b'])
  const late = keepTapped(voted, { ask: 'likes 1', choice: null }, doubt)
  expect([choiceFor(late, 'likes 1'), choiceFor(late, 'stands 1')]).toEqual([null, 'b'])
})
