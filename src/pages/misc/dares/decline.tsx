import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { singleTap } from './single-tap.ts'

type DeclineProps = { isTaken: boolean; onDecline: () => void }

/** One tap to decline; two once it was accepted, since that is final. */
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
