import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  enterWorld,
  last,
  leaveWorld,
  open,
  openAndHear,
  refuse,
  world,
} from '#tests/support/browser/fake-connection.ts'
import { connectMs, deadAfterMs, maxBackoffMs, pingAfterMs } from './connection.ts'

beforeEach(enterWorld)
afterEach(leaveWorld)

describe('a healthy connection', () => {
  test('an opened socket is greeted', () => {
    openAndHear()
    expect(last().sent).toEqual(['hello 1'])
    expect(world.received).toEqual(['view'])
  })

  test('nothing is sent before it is open', () => {
    open().send('move')
    expect(last().sent).toEqual([])
  })

  test('a ping goes out after 9 s of silence, not before', () => {
    openAndHear()
    vi.advanceTimersByTime(pingAfterMs - 1)
    expect(last().sent).toEqual(['hello 1'])
    vi.advanceTimersByTime(1)
    expect(last().sent).toEqual(['hello 1', 'ping'])
  })

  test('an answer to the ping keeps the socket', () => {
    openAndHear()
    for (let minute = 0; minute < 6; minute++) {
      vi.advanceTimersByTime(pingAfterMs)
      last().received('pong')
    }
    expect(world.fakes).toHaveLength(1)
  })
})

describe('a connection that ends', () => {
  test('one that does not open within 4 s counts as failed', () => {
    open()
    vi.advanceTimersByTime(connectMs - 1)
    expect(last().isShut).toBe(false)
    vi.advanceTimersByTime(1)
    expect(last().isShut).toBe(true)
    vi.advanceTimersToNextTimer()
    expect(world.fakes).toHaveLength(2)
  })

  test('25 s of silence end it without a close', () => {
    openAndHear()
    vi.advanceTimersByTime(deadAfterMs - 1)
    expect(last().isShut).toBe(false)
    vi.advanceTimersByTime(1)
    expect(last().isShut).toBe(true)
    expect(world.lost.at(-1)).toBe(Date.now())
  })

  test('the back-off doubles up to 8 s, with full jitter', () => {
    openAndHear()
    const waits = [500, 1000, 2000, 4000, 8000, 8000]
    for (const [round, maxMs] of waits.entries()) {
      world.luck = round % 2 === 0 ? 1 : 0.5
      const before = world.fakes.length
      last().closed()
      vi.advanceTimersByTime(maxMs * world.luck - 1)
      expect(world.fakes.length, `before ${maxMs} ms`).toBe(before)
      vi.advanceTimersByTime(1)
      expect(world.fakes.length, `after ${maxMs} ms`).toBe(before + 1)
    }
  })

  test('it is tried again for ever', () => {
    open()
    refuse(500)
    expect(world.fakes.length).toBe(501)
  })

  test('something received sets the back-off to its beginning', () => {
    openAndHear()
    refuse(5)
    last().opened()
    last().received('view')
    last().closed()
    const before = world.fakes.length
    vi.advanceTimersByTime(500)
    expect(world.fakes.length).toBe(before + 1)
  })

  test('opening alone does not: a server that hangs up at once is not hammered', () => {
    open()
    for (let round = 0; round < 6; round++) {
      last().opened()
      refuse(1)
    }
    last().opened()
    last().closed()
    const before = world.fakes.length
    vi.advanceTimersByTime(maxBackoffMs - 1)
    expect(world.fakes.length).toBe(before)
  })

  test('a late close of a replaced socket changes nothing', () => {
    const kept = openAndHear()
    const old = last()
    kept.retry()
    old.closed()
    old.received('late')
    expect(world.fakes).toHaveLength(2)
    expect(world.received).toEqual(['view'])
  })

  test('a tap connects at once', () => {
    const kept = openAndHear()
    last().closed()
    kept.retry()
    expect(world.fakes).toHaveLength(2)
  })

  test('it is lost from its end until something is received', () => {
    openAndHear()
    last().closed()
    const endedAtMs = Date.now()
    vi.advanceTimersByTime(500)
    last().opened()
    expect(world.lost).toEqual([null, endedAtMs])
    last().received('view')
    expect(world.lost).toEqual([null, endedAtMs, null])
  })
})

test('a closed connection never connects again', () => {
  const kept = openAndHear()
  kept.close()
  expect(last().isShut).toBe(true)
  window.dispatchEvent(new Event('online'))
  kept.retry()
  vi.advanceTimersByTime(3_600_000)
  expect(world.fakes).toHaveLength(1)
})
