import { changeSettings } from '#browser/device/settings.ts'
import { useSettings } from '#browser/storage/use-saved.ts'
import { EyeSwitch } from '#ui/eye.tsx'
import { Row } from '#ui/row.tsx'

/** iPhones cannot; there is no row for it there. */
export function BuzzRow() {
  const { vibration } = useSettings()
  if (!('vibrate' in navigator)) return null
  return (
    <Row
      title="Buzz on my turn"
      note="One short buzz, on this phone"
      isOn={vibration}
      end={<EyeSwitch on={vibration} />}
      onPress={() => changeSettings({ vibration: !vibration })}
    />
  )
}
