import { type ReactNode, useRef, useState } from 'react'
import { enqueue, queuedMessage } from '#browser/outbox/outbox.ts'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { lastRound, markRated } from '#browser/table/last-round.ts'
import type { QueuedFeedback } from '#domain/outbox/queued-feedback.ts'
import styles from './end-feedback.module.css'
import type { FeedbackSheet } from './feedback-sheet.tsx'
import { Thumbs } from './thumbs.tsx'

type Open = { Sheet: typeof FeedbackSheet; kept: QueuedFeedback }

type EndFeedbackProps = {
  /** Empty for a custom pack. */
  game: string
  children?: ReactNode
}

/** One tap rates the game; words are optional. */
export function EndFeedback({ game, children }: EndFeedbackProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const [message, setSaid] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(true)
  const round = useSaved(lastRound, null)
  /** Rated on its other page, or before a reload. */
  const wasRated = isAsking && round?.isRated === true

  // State lags behind a double tap.
  const isGiven = useRef(false)

  async function submit(positive: boolean): Promise<void> {
    if (isGiven.current) return
    isGiven.current = true
    setIsAsking(false)
    const time = new Date().toISOString()
    const who = account.get()
    const kept = { time, feedback: '', user: who?.username ?? '', positive, game }
    // Stored first: what follows may fail.
    enqueue({ kind: 'feedback', userId: who?.userId ?? null, feedback: kept })
    markRated()
    try {
      const late = await import('./feedback-sheet.tsx')
      setOpen({ Sheet: late.FeedbackSheet, kept })
    } catch {
      setSaid(queuedMessage)
    }
  }

  return (
    <div className={styles.line}>
      <p className={styles.ask} role="status">
        {message ?? (wasRated ? 'Noted. Thank you.' : 'How was it?')}
      </p>
      {message === null && !wasRated && (
        <Thumbs chosen={open?.kept.positive ?? null} onChoose={submit} />
      )}
      {children}
      {open && <open.Sheet kept={open.kept} onMessage={setSaid} onClose={() => setOpen(null)} />}
    </div>
  )
}
