import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { isRefusal } from '../table/refusal.ts'
import { emptyRoom, type Room, type WritableGame } from './room.ts'
import { mixInWritten, removeWritten, writePrompt } from './written.ts'

const never = 'never-have-i-ever'

function write(room: Room, seat: number, text: string, game: WritableGame = never): Room {
  const written = writePrompt(room, seat, { game, text })
  if (isRefusal(written)) throw new Error(written.refused)
  return written as Room
}

const lobby: Room = { ...emptyRoom(null), host: 0 }
const two = write(write(lobby, 1, 'lost to a child'), 1, 'sung')
const refusal = (room: Room, text: string) => {
  const outcome = writePrompt(room, 1, { game: never, text })
  return isRefusal(outcome) ? outcome.refused : null
}

describe('writing a prompt', () => {
  test.each<[string, Room, string, string | null]>([
    ['two a phone are enough', two, 'danced', 'written-enough'],
    ['the same once more changes nothing', two, 'sung', null],
    ['nothing is no prompt', lobby, ' \u200b ', 'prompt-missing'],
    ['some words are not for a bar’s TV', lobby, 'f.u.c.k', 'prompt-unkind'],
    ['nor are letters with spaces', lobby, 'what the f u c k', 'prompt-unkind'],
    ['two words make no third', lobby, 'been late to an evening gig', null],
    ['a word that holds one is fine', lobby, 'sunk a torpedo boat', null],
  ])('%s', (_, room, text, refused) => {
    expect(refusal(room, text)).toBe(refused)
  })

  test('is one line of 120 letters, without direction marks', () => {
    expect(write(lobby, 1, ` a\nb\u202e ${'x'.repeat(200)}`).written[0]?.text).toBe(
      `a b ${'x'.repeat(116)}`,
    )
  })

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])('seat %i removes one of another’s two: %i left', (seat, left) => {
    expect(removeWritten(two, seat, two.written[0]?.id ?? 0).written).toHaveLength(left)
  })
})

describe('in the next game', () => {
  const list = Array.from({ length: 40 }, (_, at) => `prompt ${at}`)

  test('they come among the first, at any place, once', () => {
    const places = new Set<number>()
    for (let seed = 0; seed < 300; seed++) {
      const { room, lists } = mixInWritten(two, never, [list], seeded(seed))
      const at = lists[0]?.indexOf('sung') ?? -1
      places.add(at)
      expect(at).toBeLessThanOrEqual(13)
      expect(lists[0]?.filter((text) => !text.startsWith('prompt')).toSorted()).toEqual([
        'lost to a child',
        'sung',
      ])
      expect(mixInWritten(room, never, [list], seeded(seed)).lists).toEqual([list])
    }
    expect(places.size).toBeGreaterThan(10)
  })

  test('those of another game wait', () => {
    expect(mixInWritten(two, 'most-likely-to', [list], seeded(1))).toEqual({
      room: two,
      lists: [list],
    })
  })

  test('who had theirs played may write again', () => {
    const { room } = mixInWritten(two, never, [list], seeded(1))
    expect(write(room, 1, 'danced').written).toHaveLength(3)
  })
})
