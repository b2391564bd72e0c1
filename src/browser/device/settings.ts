import { savedValue } from '../storage/saved-value.ts'

export type Theme = 'system' | 'night' | 'paper'

export type Settings = {
  theme: Theme
  sober: boolean
  sound: boolean
  vibration: boolean
  /** The question about sound was answered, or a switch for it was used. */
  cuesAsked: boolean
  /** The answer to the question before an explicit pack: everybody is 18. */
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
