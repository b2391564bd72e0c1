import { useEffect, useRef } from 'react'
import { AnswerIsIn } from '../parts/answer-is-in.tsx'
import { WaitingList } from '../parts/waiting-list.tsx'
import { LateStatus } from './late-status.tsx'
import { tapWords } from './outcome-words.ts'
import { PhoneCard } from './phone-card.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'
import styles from './venue-phone.module.css'
import { turnName } from './words-of-card.ts'

/** The button is there for so long. */
const maxMs = 5000

/** The button comes when nobody expects it; the phone times the tap itself. */
export function PhoneRace(props: CardProps) {
  const { card, cardPlay, players, own, isPlaying } = props
  const { step, answer } = cardPlay
  const isOn = step === 'answer' && answer === null && isPlaying
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, null)}
      canSkip={isPlaying && step === 'wait'}
      dock={
        !isPlaying ? (
          <LateStatus />
        ) : answer !== null ? (
          <AnswerIsIn title={tapWords(answer)} {...{ players, own }} />
        ) : (
          step === 'wait' && <p className={styles.wait}>Wait for it…</p>
        )
      }
    >
      {isOn ? <Now {...props} /> : <PhoneCard phone={props} rule="The button comes by itself." />}
      {answer !== null && <WaitingList {...{ players, own }} />}
    </PhoneFrame>
  )
}

function Now({ send }: CardProps) {
  const sinceMs = useRef<number | null>(null)
  useEffect(() => {
    sinceMs.current = performance.now()
  }, [])

  function tap(): void {
    const since = sinceMs.current
    if (since === null) return
    sinceMs.current = null
    const value = Math.min(maxMs, Math.round(performance.now() - since))
    send({ type: 'answer', value })
  }

  return (
    <button type="button" className={styles.now} onPointerDown={tap} onClick={tap}>
      Now!
    </button>
  )
}
