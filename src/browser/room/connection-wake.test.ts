import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  enterWorld,
  last,
  leaveWorld,
  open,
  openAndHear,
  refuse,
  setVisible,
  world,
} from '#tests/support/browser/fake-connection.ts'
import { socketAgainMs, trustedMs } from './connection.ts'

beforeEach(enterWorld)
afterEach(leaveWorld)

describe('a phone that sleeps', () => {
  test('no back-off runs while hidden', () => {
    openAndHear()
    setVisible(false)
    last().closed()
    vi.advanceTimersByTime(3_600_000)
    expect(world.fakes).toHaveLength(1)
  })

  test('a back-off under way stops when the page is hidden', () => {
    openAndHear()
    last().closed()
    setVisible(false)
    vi.advanceTimersByTime(3_600_000)
    expect(world.fakes).toHaveLength(1)
  })

  const wakes: [string, () => void][] = [
    ['visibilitychange', () => setVisible(true)],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['online', () => window.dispatchEvent(new Event('online'))],
  ]
  test.each(wakes)('on %s an old socket is replaced without waiting for its close', (_, wake) => {
    openAndHear()
    vi.setSystemTime(Date.now() + trustedMs)
    wake()
    expect(world.fakes).toHaveLength(2)
    expect(world.fakes[0]?.isShut).toBe(true)
  })

  test.each(wakes)('on %s a socket that received something within 3 s stays', (_, wake) => {
    openAndHear()
    vi.setSystemTime(Date.now() + trustedMs - 1)
    wake()
    expect(world.fakes).toHaveLength(1)
  })

  test('on wake a socket that is still connecting is replaced', () => {
    open()
    vi.advanceTimersByTime(1000)
    window.dispatchEvent(new Event('online'))
    expect(world.fakes).toHaveLength(2)
  })

  test('time asleep does not count as lost', () => {
    openAndHear()
    setVisible(false)
    last().closed()
    vi.setSystemTime(Date.now() + 3_600_000)
    setVisible(true)
    expect(world.lost.at(-1)).toBe(Date.now())
  })
})

describe('a network without sockets', () => {
  test('after two failed handshakes a stream is used', () => {
    open()
    refuse(2)
    expect(world.fakes.map(({ kind }) => kind)).toEqual(['socket', 'socket', 'stream'])
  })

  test('an opened socket that is lost is no failed handshake', () => {
    openAndHear()
    last().closed()
    vi.advanceTimersByTime(500)
    last().closed()
    vi.advanceTimersByTime(1000)
    expect(last().kind).toBe('socket')
  })

  test('a stream that fails gives sockets another try', () => {
    open()
    refuse(4)
    expect(world.fakes.map(({ kind }) => kind)).toEqual([
      ...['socket', 'socket', 'stream', 'socket', 'stream'],
    ])
  })

  function openStream() {
    open()
    refuse(2)
    last().opened()
    last().received('view')
    return last()
  }

  test('a socket is tried again now and then, and takes over once it is open', () => {
    const stream = openStream()
    for (let passed = 0; passed < socketAgainMs; passed += 5000) {
      stream.received('view')
      vi.advanceTimersByTime(5000)
    }
    expect(last().kind).toBe('socket')
    expect(stream.isShut).toBe(false)
    last().opened()
    expect(stream.isShut).toBe(true)
    last().received('by socket')
    expect(world.received.at(-1)).toBe('by socket')
    expect(last().sent).toEqual(['hello 2'])
  })

  test('a trial that fails leaves the stream alone', () => {
    const stream = openStream()
    for (let passed = 0; passed < socketAgainMs; passed += 5000) {
      stream.received('view')
      vi.advanceTimersByTime(5000)
    }
    last().closed()
    stream.received('still here')
    expect(stream.isShut).toBe(false)
    expect(world.received.at(-1)).toBe('still here')
  })
})
