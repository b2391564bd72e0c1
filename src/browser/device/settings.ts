import { type Spice, spices, type Topic, topics } from '#domain/prompts/tags.ts'
import type { TimeChoice } from '#domain/table/more-time.ts'
import { savedValue } from '../storage/saved-value.ts'

export type Theme = 'system' | 'night' | 'paper'

export type Settings = {
  theme: Theme
  sober: boolean
  sound: boolean
  vibration: boolean
  /** Independent of `sound`. */
  captions: boolean
  /** The question about sound was answered, or a switch for it was used. */
  cuesAsked: boolean
  /** Everybody is 18, as asked before hot prompts. */
  adults: boolean
  /** The hottest prompts that are drawn. */
  spice: Spice
  leftOut: readonly Topic[]
  /** Of every clock on this phone. */
  time: TimeChoice
}

export const defaultSettings: Settings = {
  theme: 'system',
  sober: false,
  sound: false,
  vibration: false,
  captions: false,
  cuesAsked: false,
  adults: false,
  spice: 2,
  leftOut: [],
  time: 'usual',
}

export const settings = savedValue('settings', readSettings)

function readSettings(saved: unknown): Settings {
  const { theme, sober, sound, vibration, captions, cuesAsked, adults, spice, leftOut, time } =
    (saved ?? {}) as Record<keyof Settings, unknown>
  return {
    theme: theme === 'night' || theme === 'paper' ? theme : 'system',
    sober: sober === true,
    sound: sound === true,
    vibration: vibration === true,
    captions: captions === true,
    // Earlier versions did not ask: a switch that is on was chosen.
    cuesAsked: cuesAsked === true || sound === true || vibration === true,
    adults: adults === true,
    // Earlier versions had no steps: `adults` meant hot prompts.
    spice: spices.find((step) => step === spice) ?? (adults === true ? 3 : 2),
    leftOut: topics.filter((topic) => Array.isArray(leftOut) && leftOut.includes(topic)),
    time: time === 'longer' || time === 'double' ? time : 'usual',
  }
}

export function changeSettings(change: Partial<Settings>): void {
  const answers = 'sound' in change || 'vibration' in change ? { cuesAsked: true } : {}
  const next = { ...settings.get(), ...answers, ...change }
  settings.set(next)
  applyTheme(next.theme)
}

/** "system" leaves the choice to the device. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
