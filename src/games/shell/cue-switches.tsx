import { changeSettings } from '#browser/device/settings.ts'
import { useSettings } from '#browser/storage/use-saved.ts'
import { SwitchRow } from '#ui/switch-row.tsx'

const switches = [
  { name: 'sound', title: 'Sound', note: 'Ticks, hits and time up' },
  { name: 'vibration', title: 'Vibration', note: 'Where the phone can' },
  { name: 'captions', title: 'Captions', note: 'Every sound in words' },
] as const

/** The rows that switch this device's sound, vibration and captions. */
export function CueSwitches() {
  const settings = useSettings()
  return switches.map(({ name, title, note }) => (
    <SwitchRow
      key={name}
      title={title}
      note={note}
      isOn={settings[name]}
      onChange={(isOn) => changeSettings({ [name]: isOn })}
    />
  ))
}
