import { useEffect, useState } from 'react'
import { giveFeedback, holdFeedback } from '#browser/outbox/give-feedback.ts'
import { account } from '#browser/session/account.ts'
import type { QueuedFeedback } from '#domain/outbox/queued-feedback.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './feedback-sheet.module.css'
import { Thumbs } from './thumbs.tsx'
import { useClosing } from './use-closing.ts'

type FeedbackSheetProps = {
  /** A rating that was given already. */
  kept?: QueuedFeedback
  onMessage: (said: string) => void
  onClose: () => void
}

export function FeedbackSheet({ kept, onMessage, onClose }: FeedbackSheetProps) {
  const [positive, setPositive] = useState(kept?.positive ?? null)
  const [words, setWords] = useState('')
  const [isOpen, close] = useClosing(onClose)

  // While open, the rating waits for its words, so that both are sent as one.
  useEffect(() => {
    if (kept) holdFeedback(kept.time)
  }, [kept])

  async function send(feedback: string): Promise<void> {
    close()
    if (positive === null) return
    const user = account.get()?.username ?? ''
    const given = kept ?? { time: new Date().toISOString(), user, game: '' }
    onMessage('Sending …')
    onMessage(await giveFeedback({ ...given, feedback, positive }))
  }

  return (
    <Sheet
      open={isOpen}
      onClose={kept ? () => send(words) : close}
      title="How was it?"
      lead="Good or bad, we read every word."
      foot={
        <>
          {kept && (
            <Button variant="quiet" size="medium" className={styles.ghost} onPress={() => send('')}>
              Just the thumb
            </Button>
          )}
          <Button
            size="medium"
            icon="icon-fwd"
            disabled={positive === null}
            note={positive === null ? 'up or down first' : undefined}
            onPress={() => positive !== null && send(words)}
          >
            Send
          </Button>
        </>
      }
    >
      <fieldset className={styles.thumbs}>
        <legend className="seen-by-readers">Thumb</legend>
        <Thumbs chosen={positive} onChoose={setPositive} />
      </fieldset>
      <Field
        dir="auto"
        rows={4}
        label="In your words"
        hint="Not needed. Up to 2000 characters."
        maxLength={2000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Sheet>
  )
}
