import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import styles from './acting-stage.module.css'
import type { PhoneProps } from './phone-props.ts'

/** As in the rules: so long a call waits for a second one. */
const foulMs = 3000

/** Unsigned: nobody sees who called it. */
export function FoulButton({ play }: { play: Pick<PhoneProps, 'send' | 'view'> }) {
  const { send, view } = play
  const [calls, setCalls] = useState(0)
  const [isCalled, setIsCalled] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call, and each phrase, begins anew
  useEffect(() => {
    const timer = setTimeout(() => setIsCalled(false), foulMs)
    return () => clearTimeout(timer)
  }, [calls, view.phraseNumber])
  return (
    <Button
      size="large"
      icon="icon-hand"
      className={styles.foul}
      onPress={() => {
        send({ type: 'foul' })
        setIsCalled(true)
        setCalls(calls + 1)
      }}
      note={isCalled ? 'one more of you, quick' : 'two of you, and it is void'}
    >
      {isCalled ? 'Called' : 'Foul'}
    </Button>
  )
}
