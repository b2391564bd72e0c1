import { changeSettings, type Theme } from '#browser/settings.ts'
import { useSettings } from '#browser/use-saved.ts'
import { Sheet } from '#ui/sheet.tsx'
import { StripList } from '#ui/strip.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { CueSwitches } from './cue-switches.tsx'
import { SoberStrip } from './table-strips.tsx'

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
        <SoberStrip note="Points instead of sips, no pub packs" />
        <CueSwitches />
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
