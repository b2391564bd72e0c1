import { useState } from 'react'
import { Toast } from '#ui/toast.tsx'
import type { FeedbackSheet } from './feedback-sheet.tsx'

export function FeedbackButton({ className }: { className?: string }) {
  const [Sheet, setSheet] = useState<typeof FeedbackSheet | null>(null)
  const [message, setSaid] = useState<string | null>(null)

  async function open(): Promise<void> {
    try {
      const late = await import('./feedback-sheet.tsx')
      setSheet(() => late.FeedbackSheet)
    } catch {
      setSaid('No network. Check your connection and try again.')
    }
  }

  return (
    <>
      <button type="button" className={className} onClick={open}>
        Feedback
      </button>
      {Sheet && <Sheet onMessage={setSaid} onClose={() => setSheet(null)} />}
      <Toast message={message} onDismiss={() => setSaid(null)} />
    </>
  )
}
