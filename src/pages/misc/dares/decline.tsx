import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { singleTap } from './single-tap.ts'

type DeclineProps = { isTaken: boolean; onDecline: () => void }

/** No is one tap, and nobody asks why; once the dare is taken it is two, for there is no way back. */
export function Decline({ isTaken, onDecline }: DeclineProps) {
  const [isAsked, setAsked] = useState(false)
  function press(): void {
    if (isTaken && !isAsked) setAsked(true)
    else onDecline()
  }
  return (
    <Button
      variant="quiet"
      note={isAsked ? 'Tap again, and it stays turned down.' : 'Nobody asks why.'}
      onPress={singleTap(press)}
    >
      {isAsked ? 'Sure?' : isTaken ? 'After all, no' : 'No, thank you'}
    </Button>
  )
}
