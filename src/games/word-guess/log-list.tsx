import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import styles from './log-list.module.css'
import { type Entry, questionNumbers } from './rules-log.ts'

export const answerWords: Record<Entry['answer'], string> = {
  yes: 'Yes',
  no: 'No',
  'sort-of': 'Sort of',
  invalid: 'Invalid',
  right: 'That is it',
  wrong: 'Not it',
}

/** Newest first; spoken questions have no text. */
export function LogList({ log, players }: { log: readonly Entry[]; players: readonly Player[] }) {
  if (log.length === 0) return null
  const counts = questionNumbers(log)
  const rows = log.map((entry, at) => ({ ...entry, at, count: counts[at] })).reverse()
  return (
    <ScrollRegion label="Asked so far" className={styles.region}>
      <ol className={styles.log}>
        {rows.map(({ at, count, asker, text, answer }) => (
          <li key={at}>
            <b className={styles.count}>{count ?? '·'}</b>
            <span className={styles.said}>
              <bdi>{nameOf(players, asker)}</bdi>
              {(text || isGuess(answer)) && <small>{text || 'a guess'}</small>}
            </span>
            <b>{answerWords[answer]}</b>
          </li>
        ))}
      </ol>
    </ScrollRegion>
  )
}

function isGuess(answer: Entry['answer']): boolean {
  return answer === 'right' || answer === 'wrong'
}
