import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { lastRound, markRated, saveLastRound } from './last-round.ts'

const kept = new Map<string, string>()
const ended = {
  slug: 'demo',
  title: 'Demo',
  players: [{ id: 'a', name: 'Ann' }],
  recap: { winners: [0], rows: [], headline: 'So.' },
  dealtAtMs: 500,
}

beforeEach(() => {
  stubStorage(kept)
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers({ now: 1000 })
})

function reopen(again: typeof ended): void {
  const key = 'party-dojo:last-round'
  // The text differs, so it is parsed anew.
  kept.set(key, ` ${kept.get(key)}`)
  vi.setSystemTime(9000)
  saveLastRound(again)
}

test('an end screen that is opened again is the same round: its time and its thumb stay', () => {
  saveLastRound(ended)
  markRated()
  reopen(ended)
  expect(lastRound.get()).toMatchObject({ atMs: 1000, isRated: true })
})

test('a last move that was taken back and made otherwise tells the same round anew', () => {
  saveLastRound(ended)
  markRated()
  reopen({ ...ended, recap: { ...ended.recap, headline: 'So, then.' } })
  expect(lastRound.get()).toMatchObject({
    recap: { headline: 'So, then.' },
    atMs: 1000,
    isRated: true,
  })
})

test.each<[string, Partial<typeof ended>]>([
  ['of the same table, ended in the same way', { dealtAtMs: 2000 }],
  ['of another game', { slug: 'other' }],
])('a round %s is asked about anew', (_, other) => {
  saveLastRound(ended)
  markRated()
  reopen({ ...ended, ...other })
  expect(lastRound.get()).toMatchObject({ ...other, atMs: 9000 })
  expect(lastRound.get()?.isRated).toBeUndefined()
})
