import { changeSettings, type Theme } from '#browser/device/settings.ts'
import { useSettings } from '#browser/storage/use-saved.ts'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ChoiceRow } from '../parts/choice-row.tsx'
import { CueSwitches } from './cue-switches.tsx'
import { PhoneSoberRow } from './table-rows.tsx'
import { PhoneTimeRow } from './time-row.tsx'

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the phone' },
  { value: 'night', label: 'Night' },
  { value: 'paper', label: 'Paper' },
]

export function SettingsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const settings = useSettings()
  return (
    <Sheet open={open} onClose={onClose} title="The house" lead="Kept on this phone.">
      <RowList>
        <PhoneSoberRow note="Points instead of sips, no pub packs" />
        <CueSwitches />
      </RowList>
      <PhoneTimeRow />
      <ChoiceRow
        label="Theme"
        choices={themes}
        chosen={settings.theme}
        onChoose={(theme) => changeSettings({ theme })}
      />
    </Sheet>
  )
}
