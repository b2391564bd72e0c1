import type { CSSProperties } from 'react'
import type { AudienceHeard } from '#domain/table/audience.ts'
import type { Player } from '#domain/table/players.ts'
import { audienceCount, audienceShares } from '#games/parts/audience-shares.ts'
import styles from './watch.module.css'

/** What the audience said, by share. */
export function WatchHeard({
  heard,
  players,
}: {
  heard: AudienceHeard
  players: readonly Player[]
}) {
  const { taps, shares } = audienceShares(heard, players)
  return (
    <section className={styles.heard} aria-live="polite">
      <h2>{audienceCount(taps)}</h2>
      <ul>
        {shares.map(({ choice, label, share }) => (
          <li key={choice}>
            <bdi>{label}</bdi>
            <i style={{ '--share': share / 100 } as CSSProperties} aria-hidden />
            <em>{`${share}%`}</em>
          </li>
        ))}
      </ul>
    </section>
  )
}
