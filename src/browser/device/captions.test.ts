import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { caption } from './captions.ts'
import { type Cue, cueCaptions, playCue } from './cues.ts'
import { playScreenCue, type ScreenCue, screenCaptions } from './screen-cues.ts'
import { changeSettings } from './settings.ts'

const words = { ...cueCaptions, ...screenCaptions }
/** A tap is seen: the button goes down. */
const seen = ['tap']

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  changeSettings({ captions: false, sound: false })
  vi.unstubAllGlobals()
})

test('every sound that is played anywhere has a caption', async () => {
  const played = new Set<string>()
  for await (const path of glob('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })) {
    const source = readFileSync(path, 'utf8')
    const calls = source.matchAll(
      /\b(?:playCue|playScreenCue|cue)\(([^()]*|[^()]*\([^()]*\)[^()]*)\)/g,
    )
    const fields = source.matchAll(/\bcue: ('[a-z-]+')/g)
    for (const [, sounds = ''] of [...calls, ...fields]) {
      for (const [, sound = ''] of sounds.matchAll(/(?<!=== )'([a-z-]+)'/g)) played.add(sound)
    }
  }
  expect(played.size).toBeGreaterThan(12)
  expect([...played].filter((sound) => !(sound in words) && !seen.includes(sound))).toEqual([])
})

describe('captions', () => {
  test.each(Object.entries(words))('%s is short: %s', (_, text) => {
    expect(text).toMatch(/^[a-z][a-z ]{3,24}$/)
  })

  test.each(Object.keys(cueCaptions) as (keyof typeof cueCaptions)[])(
    'on a phone that asks for them, %s is shown, silent or not, and goes',
    (cue) => {
      playCue(cue)
      expect(caption.get()).toBeNull()
      changeSettings({ captions: true })
      playCue(cue)
      expect(caption.get()).toBe(cueCaptions[cue])
      vi.advanceTimersByTime(1500)
      expect(caption.get()).toBeNull()
    },
  )

  test.each(Object.keys(screenCaptions) as ScreenCue[])('on a TV %s is always shown', (cue) => {
    playScreenCue(cue)
    expect(caption.get()).toBe(screenCaptions[cue])
  })

  test('a tap is seen and not written', () => {
    changeSettings({ captions: true })
    for (const cue of seen as Cue[]) playCue(cue)
    expect(caption.get()).toBeNull()
  })
})
