import { changeSettings } from '#browser/device/settings.ts'
import { useSettings } from '#browser/storage/use-saved.ts'
import { EyeSwitch } from '#ui/eye.tsx'
import { Row } from '#ui/row.tsx'

const switches = [
  { name: 'sound', title: 'Sound', note: 'Ticks, hits and time up' },
  { name: 'vibration', title: 'Vibration', note: 'Where the phone can' },
] as const

/** The rows that switch this device's sound and vibration. */
export function CueSwitches() {
  const settings = useSettings()
  return switches.map(({ name, title, note }) => (
    <Row
      key={name}
      title={title}
      note={note}
      isHighlighted={settings[name]}
      isOn={settings[name]}
      onPress={() => changeSettings({ [name]: !settings[name] })}
      end={<EyeSwitch on={settings[name]} />}
    />
  ))
}
