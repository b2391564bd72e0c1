import { useEffect, useRef } from 'react'
import { plainHttpReason } from '#browser/device/secure-context.ts'
import { Tool } from './play-frame.tsx'
import styles from './shake-offer.module.css'
import type { ShakeState } from './use-shake.ts'

type ShakeOfferProps = {
  shake: ShakeState
  requestPermission: () => void
  /** For the button: what the shake does. */
  verb?: string
  icon?: string
}

const words: Record<NonNullable<ShakeState>, (verb: string) => string> = {
  granted: (verb) => `Shake the phone to ${verb}.`,
  denied: (verb) => `Motion is switched off in this browser. The button ${verb}s.`,
  missing: (verb) => `This device cannot feel a shake. The button ${verb}s.`,
  'plain-http': (verb) => `${plainHttpReason('Shaking needs')} The button ${verb}s.`,
}

/** Asks for motion permission, which needs a tap; the roll button is always available too. */
export function ShakeOffer(props: ShakeOfferProps) {
  const { shake, requestPermission, verb = 'roll', icon = 'crest-die' } = props
  const answer = useRef<HTMLParagraphElement>(null)
  const isAsked = useRef(false)

  // The button disappears: move the focus on.
  useEffect(() => {
    if (shake !== null && isAsked.current) answer.current?.focus()
    isAsked.current = false
  }, [shake])

  function press(): void {
    isAsked.current = true
    requestPermission()
  }

  return (
    <div className={styles.offer}>
      {shake === null && (
        <Tool icon={icon} onPress={press}>
          {`Shake to ${verb}`}
        </Tool>
      )}
      <p ref={answer} role="status" tabIndex={-1}>
        {shake && words[shake](verb)}
      </p>
    </div>
  )
}
