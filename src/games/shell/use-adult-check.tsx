import { type ReactNode, useState } from 'react'
import { changeSettings, settings } from '#browser/device/settings.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type AdultCheck = {
  /** Continues at once, or after a yes where none is saved. */
  check: (isExplicit: boolean, goOn: () => void, onNo?: () => void) => void
  sheet: ReactNode
}

/** Asks before the first explicit pack whether everybody is 18; a yes is saved on the device. */
export function useAdultCheck(): AdultCheck {
  const [waiting, setWaiting] = useState<{
    goOn: () => void
    onNo?: (() => void) | undefined
  } | null>(null)
  const close = () => setWaiting(null)

  function check(isExplicit: boolean, goOn: () => void, onNo?: () => void): void {
    if (isExplicit && !settings.get().adults) setWaiting({ goOn, onNo })
    else goOn()
  }

  function agree(): void {
    changeSettings({ adults: true })
    close()
    waiting?.goOn()
  }

  function refuse(): void {
    close()
    waiting?.onNo?.()
  }

  const sheet = (
    <Sheet
      open={waiting !== null}
      isCompact
      onClose={close}
      title="Is everybody 18?"
      lead={
        waiting?.onNo
          ? 'An explicit pack is in the mix. A yes is kept on this phone; a no switches the pack off.'
          : 'This pack is explicit. A yes is kept on this phone, and nobody is asked again.'
      }
      foot={
        <>
          <Button size="medium" onPress={agree}>
            Yes, everybody
          </Button>
          <Button size="medium" onPress={refuse}>
            Not everybody
          </Button>
        </>
      }
    />
  )
  return { check, sheet }
}
