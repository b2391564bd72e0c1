import { type ReactNode, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { changeSettings, settings } from '#browser/device/settings.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type SoundCheck = {
  /** Continues at once, or after an answer where none is saved. */
  check: (hasClock: boolean, goOn: () => void) => void
  sheet: ReactNode
}

/** Asks once, before the first game with a clock. */
export function useSoundCheck(): SoundCheck {
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null)
  const close = () => setWaiting(null)

  function check(hasClock: boolean, goOn: () => void): void {
    if (hasClock && !settings.get().cuesAsked) setWaiting({ goOn })
    else goOn()
  }

  function answer(isOn: boolean): void {
    changeSettings({ sound: isOn, vibration: isOn })
    // Inside the tap: browsers allow sound only from there.
    playCue('hit')
    close()
    waiting?.goOn()
  }

  const sheet = (
    <Sheet
      open={waiting !== null}
      isCompact
      onClose={close}
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
  return { check, sheet }
}
