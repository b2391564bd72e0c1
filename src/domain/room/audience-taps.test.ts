import { describe, expect, test } from 'vitest'
import type { AudienceAsk } from '../table/audience.ts'
import {
  type KeptTap,
  keepTap,
  maxAheadMs,
  mergeSeatTaps,
  type SeatTaps,
  timeOfRepeatedTap,
  timeOfTap,
} from './audience-taps.ts'

const offers = ['a', 'b']
const likes: AudienceAsk = { id: 'likes 1', kind: 'answer', offers }
const doubt: AudienceAsk = { ...likes, id: 'stands 1', behind: likes }
const tap = (ask: string, choice: string, atMs: number): KeptTap => ({ ask, choice, atMs })

test.each<[string, KeptTap[], KeptTap, AudienceAsk | null, string[]]>([
  ['the first is kept', [], tap('likes 1', 'a', 1), likes, ['likes 1 a']],
  [
    'a later one replaces it',
    [tap('likes 1', 'a', 1)],
    tap('likes 1', 'b', 2),
    likes,
    ['likes 1 b'],
  ],
  [
    'an earlier one does not',
    [tap('likes 1', 'a', 2)],
    tap('likes 1', 'b', 1),
    likes,
    ['likes 1 a'],
  ],
  [
    'a vote on a doubt leaves a like alone',
    [tap('likes 1', 'a', 1)],
    tap('stands 1', 'b', 2),
    doubt,
    ['likes 1 a', 'stands 1 b'],
  ],
  [
    'a like said again leaves the vote alone',
    [tap('stands 1', 'b', 2)],
    tap('likes 1', 'a', 1),
    doubt,
    ['stands 1 b', 'likes 1 a'],
  ],
  [
    'a question that is over is forgotten',
    [tap('likes 1', 'a', 1), tap('stands 1', 'b', 2)],
    tap('likes 2', 'a', 3),
    { ...likes, id: 'likes 2' },
    ['likes 2 a'],
  ],
])('%s', (_, taps, next, ask, kept) => {
  expect(keepTap(taps, next, ask).map((each) => `${each.ask} ${each.choice}`)).toEqual(kept)
})

test.each<[string, number, number]>([
  ['the first has the time of the server', 5_000, timeOfTap(null, 5_000)],
  ['a later one too', 5_000, timeOfTap(tap('likes 1', 'a', 4_000), 5_000)],
  [
    'one after another process’s, whose clock is ahead',
    7_001,
    timeOfTap(tap('', 'a', 7_000), 5_000),
  ],
  ['one said again has the time it had', 4_000, timeOfRepeatedTap(4_000, 5_000)],
  ['by a clock a little ahead, too', 6_000, timeOfRepeatedTap(6_000, 5_000)],
  [
    'by a clock far ahead, no more than clocks differ',
    5_000 + maxAheadMs,
    timeOfRepeatedTap(1e15, 5_000),
  ],
  ['from an older page, now', 5_000, timeOfRepeatedTap(undefined, 5_000)],
])('%s', (_, expected, time) => {
  expect(time).toBe(expected)
})

describe('the taps of a seat in two tabs', () => {
  test.each<[string, SeatTaps, SeatTaps, SeatTaps]>([
    ['the later counts', { 3: ['a', 1] }, { 3: ['b', 2] }, { 3: ['b', 2] }],
    ['of the same moment one does, everywhere', { 3: ['a', 1] }, { 3: ['b', 1] }, { 3: ['b', 1] }],
    ['each seat has its own', { 3: ['a', 1] }, { 4: ['b', 2] }, { 3: ['a', 1], 4: ['b', 2] }],
    ['nothing changes nothing', { 3: ['a', 1] }, {}, { 3: ['a', 1] }],
  ])('%s, in whichever order', (_, one, other, merged) => {
    expect(mergeSeatTaps(one, other)).toEqual(merged)
    expect(mergeSeatTaps(other, one)).toEqual(merged)
  })
})
