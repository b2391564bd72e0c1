import { type ReactNode, useRef, useState } from 'react'
import { account } from '#browser/account.ts'
import { feedbackQueue, keepToSend } from '#browser/outbox.ts'
import type { KeptFeedback } from '#domain/outbox/kept-feedback.ts'
import type { Game } from '#games/define-game.ts'
import styles from './end-feedback.module.css'
import type { FeedbackSheet } from './feedback-sheet.tsx'
import { Thumbs } from './thumbs.tsx'

type Open = { Sheet: typeof FeedbackSheet; kept: KeptFeedback }

const keptOffline = 'Kept. It goes out when the network is back.'

/** How a game went: one tap is enough, and words may follow. */
export function EndFeedback({ game, children }: { game: Game; children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [said, setSaid] = useState<string | null>(null)

  // The state lags behind a double tap.
  const isGiven = useRef(false)

  async function give(positive: boolean): Promise<void> {
    if (isGiven.current) return
    isGiven.current = true
    const time = new Date().toISOString()
    const user = account.get()?.username ?? ''
    const kept = { time, feedback: '', user, positive, game: game.slug }
    // First of all it is safe; what comes then may fail.
    keepToSend(feedbackQueue, kept)
    try {
      const late = await import('./feedback-sheet.tsx')
      setOpen({ Sheet: late.FeedbackSheet, kept })
    } catch {
      setSaid(keptOffline)
    }
  }

  return (
    <div className={styles.line}>
      <p className={styles.ask} role="status">
        {said ?? 'How was it?'}
      </p>
      {said === null && <Thumbs chosen={open?.kept.positive ?? null} onChoose={give} />}
      {children}
      {open && <open.Sheet kept={open.kept} onSaid={setSaid} onClose={() => setOpen(null)} />}
    </div>
  )
}
