import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A warning nobody expected is a failure; a test that expects one puts its own spy in place. */
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

/** Many files share a process: each test leaves the world as it was. */
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(complaints, 'the console stays quiet').toEqual([])
})
