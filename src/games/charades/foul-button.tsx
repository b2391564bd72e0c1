import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import styles from './acting-stage.module.css'
import type { PhoneProps } from './phone-props.ts'

/** As in the rules: so long a call waits for a second one. */
const foulMs = 3000

/** Unsigned: nobody sees who called it. */
export function FoulButton({ play }: { play: Pick<PhoneProps, 'send' | 'view'> }) {
  const { send, view } = play
  const [called, setCalled] = useState<{ phraseNumber: number } | null>(null)
  const isCalled = called?.phraseNumber === view.phraseNumber
  useEffect(() => {
    if (!called) return
    const timer = setTimeout(() => setCalled(null), foulMs)
    return () => clearTimeout(timer)
  }, [called])
  return (
    <Button
      size="large"
      icon="icon-hand"
      className={styles.foul}
      onPress={() => {
        send({ type: 'foul' })
        setCalled({ phraseNumber: view.phraseNumber })
      }}
      note={isCalled ? 'one more of you, quick' : 'two of you, and it is void'}
    >
      {isCalled ? 'Called' : 'Foul'}
    </Button>
  )
}
