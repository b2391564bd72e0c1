import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useTableLimits } from './table-limits.ts'

type AdultCheck = {
  /** What is hot turns the spice up, after a yes where none is saved. */
  check: (isHot: boolean, goOn: () => void) => void
  sheet: ReactNode
}

/** Asks once whether everybody is 18; a yes is saved on the device, or in the room. */
export function useAdultCheck(): AdultCheck {
  const { limits, areAdults, setSpice, setLeftOut } = useTableLimits()
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null)
  const close = () => setWaiting(null)

  function check(isHot: boolean, goOn: () => void): void {
    if (isHot && !areAdults) setWaiting({ goOn })
    else {
      if (isHot && limits.spice < 3) setSpice(3)
      goOn()
    }
  }

  function agree(): void {
    setSpice(3)
    close()
    waiting?.goOn()
  }

  const sheet = (
    <Sheet
      open={waiting !== null}
      isCompact
      onClose={close}
      title="Is everybody 18?"
      lead={`What is hot is for adults. A yes is kept ${setLeftOut ? 'on this phone' : 'in this room'}, and nobody is asked again.`}
      foot={
        <>
          <Button size="medium" onPress={agree}>
            Yes, everybody
          </Button>
          <Button size="medium" onPress={close}>
            Not everybody
          </Button>
        </>
      }
    />
  )
  return { check, sheet }
}
