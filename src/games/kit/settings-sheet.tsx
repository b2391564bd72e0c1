import { changeSettings, type Settings, type Theme } from '#browser/settings.ts'
import { useSettings } from '#browser/use-saved.ts'
import { EyeSwitch } from '#ui/eye.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { ChoiceRow } from './choice-row.tsx'

type Switch = Exclude<keyof Settings, 'theme'>

const switches: { name: Switch; title: string; note: string }[] = [
  { name: 'sober', title: 'Sober mode', note: 'Points instead of sips, no pub packs' },
  { name: 'sound', title: 'Sound', note: 'Ticks, hits and time up' },
  { name: 'vibration', title: 'Vibration', note: 'Where the phone can' },
]

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the phone' },
  { value: 'night', label: 'Night' },
  { value: 'paper', label: 'Paper' },
]

/** How this device behaves, in every game. */
export function SettingsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const settings = useSettings()
  return (
    <Sheet open={open} onClose={onClose} title="The house" lead="Kept on this phone.">
      <StripList>
        {switches.map(({ name, title, note }) => (
          <Strip
            key={name}
            title={title}
            note={note}
            lit={settings[name]}
            isOn={settings[name]}
            onPress={() => changeSettings({ [name]: !settings[name] })}
            end={<EyeSwitch on={settings[name]} />}
          />
        ))}
      </StripList>
      <ChoiceRow
        label="Theme"
        choices={themes}
        chosen={settings.theme}
        onChoose={(theme) => changeSettings({ theme })}
      />
    </Sheet>
  )
}
