import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameCopy } from '#contract/rooms.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { along, alongOnTable, forgetAlong } from './along.ts'
import { announceAlong, bringBackAlong, goAlong, keepCopy, takeAlong } from './along-game.ts'
import { keptSeats } from './room-seats.ts'

const kept = new Map<string, string>()
const table = 'party-dojo:table:meyer'
const place = { code: 'HKTR', seat: 0 }
const token = 't'.repeat(43)
const players = [{ id: 'seat-0', name: 'Sofie' }]
const copy = {
  game: 'meyer',
  rulesVersion: 3,
  options: {},
  source: null,
  names: ['Sofie'],
  own: 0,
  state: { players, seating: 'passed' },
  sober: true,
  proof: 'p',
} satisfies GameCopy

const sent: [path: string, body: Record<string, unknown>][] = []
let answer = () => new Response(null, { status: 204 })

beforeEach(() => {
  stubStorage(kept)
  sent.length = 0
  answer = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return answer()
  })
  keptSeats.set([{ ...place, token, name: 'Sofie' }])
  along.set(null)
})

const go = () => {
  keepCopy(place, '1-1', copy)
  goAlong()
}

describe('the copy of a room’s game', () => {
  test('is on no table until the phone goes on with it', () => {
    keepCopy(place, '1-1', copy)
    expect(along.get()).toMatchObject({ ...place, slug: 'meyer', proof: 'p', dealtAtMs: null })
    expect(alongOnTable(along.get())).toBeNull()
    goAlong()
    expect(alongOnTable(along.get(), 'meyer')).toMatchObject({ code: 'HKTR', game: null })
    expect(alongOnTable(along.get(), 'mix')).toBeNull()
    expect(JSON.parse(kept.get(table) ?? '')).toMatchObject({ state: copy.state, sober: true })
  })

  test('is on the table at once where the room handed it over', () => {
    takeAlong(place, copy)
    expect(alongOnTable(along.get())).toMatchObject(place)
  })

  test('is no longer the room’s once another game is dealt', () => {
    go()
    kept.set(table, JSON.stringify({ ...JSON.parse(kept.get(table) ?? ''), dealtAtMs: 1 }))
    expect(alongOnTable(along.get())).toBeNull()
  })

  test('goes with its room, not with another', () => {
    go()
    forgetAlong('BBBB')
    expect(along.get()).not.toBeNull()
    forgetAlong('HKTR')
    expect(along.get()).toBeNull()
    expect(kept.has(table)).toBe(true)
  })

  test.each([7, {}, { ...place, proof: 'p', slug: 'meyer' }])(
    'is none where %j is saved',
    (saved) => {
      kept.set('party-dojo:room-copy', JSON.stringify(saved))
      expect(along.get()).toBeNull()
    },
  )
})

describe('with a network again', () => {
  test('the room is told', async () => {
    go()
    expect(await announceAlong()).toBe(true)
    expect(sent).toEqual([['/api/rooms/HKTR/gone-along', { token, proof: 'p' }]])
    answer = () => {
      throw new TypeError('no network')
    }
    expect(await announceAlong()).toBe(false)
  })

  test('the game goes back, and is the room’s alone', async () => {
    go()
    expect(await bringBackAlong(false)).toEqual({ isBack: true })
    expect(sent).toMatchObject([
      [
        '/api/rooms/HKTR/bring-back',
        { token, proof: 'p', isAnyway: false, game: { game: 'meyer' } },
      ],
    ])
    expect(along.get()).toBeNull()
    expect(kept.has(table)).toBe(false)
  })

  test('a game that was ended here says so', async () => {
    go()
    kept.set(table, JSON.stringify({ ...JSON.parse(kept.get(table) ?? ''), stopped: true }))
    await bringBackAlong(false)
    expect(sent[0]?.[1]).toMatchObject({ isOver: true })
  })

  test.each<[string, () => Response, object]>([
    ['moved', () => refusal(409, 'moved'), { hasMoved: true }],
    ['another host', () => refusal(409, 'host-only'), { problem: 'words' }],
    ['a broken game', () => refusal(400), { problem: 'words' }],
  ])('nothing is lost where the room says: %s', async (_, refuse, outcome) => {
    go()
    answer = refuse
    expect(await bringBackAlong(true)).toEqual(outcome)
    expect(alongOnTable(along.get())).not.toBeNull()
  })

  test('a phone whose seat is gone brings nothing', async () => {
    go()
    keptSeats.set([])
    expect(await announceAlong()).toBe(false)
    expect(await bringBackAlong(false)).toHaveProperty('problem')
    expect(sent).toEqual([])
  })

  function refusal(status: number, why?: string): Response {
    const headers = why ? { 'x-room-refusal': why } : undefined
    return new Response(JSON.stringify({ error: { message: 'words' } }), { status, headers })
  }
})
