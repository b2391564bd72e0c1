import { useEffect, useState } from 'react'
import { refreshSentDares, sentDares, withdrawDare } from '#browser/dares/sent-dares.ts'
import { formatDay } from '#browser/storage/use-formatted-day.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import type { SentDare } from '#domain/dares/sent-dares.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { kindNames } from './lines-of-kind.ts'
import { SendLink } from './send-link.tsx'
import styles from './sent-dares.module.css'

const noneYet: SentDare[] = []
const pollIntervalMs = 30_000

export function SentDares() {
  const sent = useSaved(sentDares, noneYet)
  const [openId, setOpenId] = useState<string | null>(null)
  const { isBusy, said, look, dismiss } = useAnswers(sent.length > 0)
  const open = sent.find(({ id }) => id === openId) ?? null
  if (sent.length === 0) return null
  return (
    <section className={styles.sent}>
      <h2>Dares I sent</h2>
      <RowList label="Dares I sent">
        {sent.map((dare) => (
          <LinkRow
            key={dare.id}
            title={<bdi>{dare.to}</bdi>}
            note={`${kindNames[dare.kind]}. ${describeStatus(dare)}`}
            onPress={() => setOpenId(dare.id)}
          />
        ))}
      </RowList>
      <Alert kind="notice" message={said} onDismiss={dismiss} />
      <div className={styles.dock}>
        <Button variant="quiet" disabled={isBusy} icon="icon-eyeon" onPress={() => void look()}>
          Look for answers
        </Button>
      </div>
      <Sheet
        open={open !== null}
        onClose={() => setOpenId(null)}
        title={open && <bdi>{open.to}</bdi>}
        lead={open && describeStatus(open)}
      >
        {open && <SentDareSheet dare={open} onGone={() => setOpenId(null)} />}
      </Sheet>
    </section>
  )
}

function SentDareSheet({ dare, onGone }: { dare: SentDare; onGone: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const isGone = dare.status === 'gone'

  async function remove(): Promise<void> {
    const said = await withdrawDare(dare)
    if (said === null) onGone()
    else setProblem(said)
  }

  return (
    <div className={styles.sheet}>
      <p>Sent on {formatDay(dare.sentMs)}. It waits thirty days.</p>
      {dare.swappedFor && (
        <p>
          Swapped for: <b dir="auto">{dare.swappedFor}</b>
        </p>
      )}
      {dare.words && (
        <blockquote dir="auto" className={styles.words}>
          {dare.words}
        </blockquote>
      )}
      {!isGone && <SendLink id={dare.id} />}
      <Alert message={problem} />
      <div className={styles.dock}>
        <Button
          variant="quiet"
          icon="icon-bin"
          note={isGone ? 'Off this list.' : 'The link leads nowhere then.'}
          onPress={() => void remove()}
        >
          {isGone ? 'Let it go' : 'Take it back'}
        </Button>
      </div>
    </div>
  )
}

/** Polls on opening, on return, and now and then while visible. */
function useAnswers(hasSent: boolean) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (!hasSent) return
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshSentDares('some')
    }
    ask()
    const timer = setInterval(ask, pollIntervalMs)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('online', ask)
    }
  }, [hasSent])

  async function look(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setSaid(null)
    const { hasNews, problem } = await refreshSentDares('all')
    setSaid(hasNews ? 'There is news.' : (problem ?? 'No news.'))
    setBusy(false)
  }
  return { isBusy, said, look, dismiss: () => setSaid(null) }
}

function describeStatus({ status, kind, doneLines }: SentDare): string {
  if (status === 'open') return 'No answer yet.'
  if (status === 'swapped') return 'Swapped for another, not taken yet.'
  if (status === 'declined') return 'Not for them. Fair enough.'
  if (status === 'gone') return 'It has run out.'
  if (status === 'done') return kind === 'love' ? 'Answered.' : 'Done. Applaud.'
  return kind === 'epic' ? `Taken: ${doneLines} of 3 done.` : 'Taken.'
}
