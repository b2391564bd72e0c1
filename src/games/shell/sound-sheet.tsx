import { playCue } from '#browser/device/cues.ts'
import { changeSettings } from '#browser/device/settings.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type SoundSheetProps = { open: boolean; onClose: () => void; onAnswered: () => void }

/** Asks once, before the first game with a clock. */
export function SoundSheet({ open, onClose, onAnswered }: SoundSheetProps) {
  function answer(isOn: boolean): void {
    changeSettings({ sound: isOn, vibration: isOn })
    // Inside the tap: browsers allow sound only from there.
    playCue('hit')
    onClose()
    onAnswered()
  }

  return (
    <Sheet
      open={open}
      isCompact
      onClose={onClose}
      title="Sound on?"
      lead="This game has a clock. It ticks, buzzes and says when time is up. Change it in any game’s menu."
      foot={
        <>
          <Button size="medium" onPress={() => answer(true)}>
            Sound on
          </Button>
          <Button size="medium" onPress={() => answer(false)}>
            Stay silent
          </Button>
        </>
      }
    />
  )
}
