import { useEffect, useEffectEvent, useState } from 'react'
import { readCoinEntries } from '#browser/session/profile-actions.ts'
import { formatDay } from '#browser/storage/use-formatted-day.ts'
import type { CoinEntry } from '#contract/profile.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { describeEntry, signedAmount } from './describe-entry.ts'
import styles from './history-sheet.module.css'
import { useOwner } from './owner.ts'

export function HistorySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { profile } = useOwner()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Your coins"
      lead={`${profile.dojo_coins.toLocaleString('en-GB')} now. Every one accounted for.`}
    >
      <History />
    </Sheet>
  )
}

function History() {
  const { packs, act } = useOwner()
  const [entries, setEntries] = useState<CoinEntry[]>([])
  /** The next cursor; undefined before the first page. */
  const [next, setNext] = useState<string | null | undefined>(undefined)
  const [isBusy, setBusy] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)

  async function load(before: string | null): Promise<void> {
    setBusy(true)
    setProblem(null)
    const answer = await act(() => readCoinEntries(before))
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    setEntries((known) => (before === null ? [] : known).concat(answer.data.entries))
    setNext(answer.data.next)
  }

  const loadFirst = useEffectEvent(() => void load(null))
  useEffect(() => loadFirst(), [])

  return (
    <>
      <Alert message={problem} />
      {next !== undefined && entries.length === 0 && (
        <p className={styles.empty}>Nothing yet. The first bow is worth fifty.</p>
      )}
      <ol className={styles.entries} aria-label="Coins in and out">
        {entries.map((entry) => (
          <li key={entry.key} className={styles.entry}>
            <span className={styles.words}>
              {describeEntry(entry, packs)}
              <time dateTime={entry.time}>{formatDay(Date.parse(entry.time))}</time>
            </span>
            <span className={`${styles.amount} ${entry.amount < 0 ? styles.spent : ''}`}>
              {signedAmount(entry.amount)}
            </span>
          </li>
        ))}
      </ol>
      {next !== null && (
        <BusyButton busy={isBusy} icon="icon-plus" onPress={() => void load(next ?? null)}>
          {isBusy ? 'Counting' : problem ? 'Try again' : 'Earlier ones'}
        </BusyButton>
      )}
    </>
  )
}
