import { savedValue } from '../storage/saved-value.ts'

export type Theme = 'system' | 'night' | 'paper'

/** What this device has chosen. Everything that makes noise or moves the phone is opt-in. */
export type Settings = {
  theme: Theme
  sober: boolean
  sound: boolean
  vibration: boolean
  /** The question before the first clock was answered, or a switch of them was used. */
  cuesAsked: boolean
  /** Everybody is 18, as was answered before an explicit pack. */
  adults: boolean
}

export const defaultSettings: Settings = {
  theme: 'system',
  sober: false,
  sound: false,
  vibration: false,
  cuesAsked: false,
  adults: false,
}

export const settings = savedValue('settings', readSettings)

function readSettings(saved: unknown): Settings {
  const { theme, sober, sound, vibration, cuesAsked, adults } = (saved ?? {}) as Record<
    keyof Settings,
    unknown
  >
  return {
    theme: theme === 'night' || theme === 'paper' ? theme : 'system',
    sober: sober === true,
    sound: sound === true,
    vibration: vibration === true,
    // Earlier versions did not ask: a switch that is on was chosen.
    cuesAsked: cuesAsked === true || sound === true || vibration === true,
    adults: adults === true,
  }
}

/** Changes some settings and keeps the rest. */
export function changeSettings(change: Partial<Settings>): void {
  const answers = 'sound' in change || 'vibration' in change ? { cuesAsked: true } : {}
  const next = { ...settings.get(), ...answers, ...change }
  settings.set(next)
  applyTheme(next.theme)
}

/** Puts the theme on the page; "system" leaves the choice to the device. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
