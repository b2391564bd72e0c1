import type { CSSProperties } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { rankRows } from '#domain/table/standings.ts'
import { audienceCount } from '#games/parts/audience-shares.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { ShareBar } from '#games/parts/screen-audience.tsx'
import styles from './likely-bars.module.css'

/** From twelve players on, only names with votes. */
const allNamesUpTo = 11
const maxRows = 12

export type BarRow = { seat: Seat; votes: number }

/** Most votes first. */
export function barRows(votes: readonly number[], here: readonly Seat[]): BarRow[] {
  return rankRows(votes, 'most', () => ({}))
    .map(({ seat }) => ({ seat, votes: votes[seat] ?? 0 }))
    .filter(({ seat, votes: given }) => {
      if (given > 0) return true
      return here.includes(seat) && here.length <= allNamesUpTo
    })
}

type VoteBarsProps = {
  rows: readonly BarRow[]
  players: readonly Player[]
  /** How many names have come, from the bottom. */
  named: number
  crowned: readonly Seat[]
  isRisen: boolean
  /** Of the audience, by seat and in per cent. */
  shares: readonly number[] | null
  /** How many of them tapped. */
  taps: number
}

export function VoteBars({ rows, players, named, crowned, isRisen, shares, taps }: VoteBarsProps) {
  const shown = rows.slice(0, maxRows)
  const more = rows.length - shown.length
  const most = Math.max(1, rows[0]?.votes ?? 0)
  const mostShare = Math.max(1, ...(shares ?? []))
  const hasName = (place: number) => place >= rows.length - named
  return (
    <ul className={styles.bars} data-many={shown.length > 8} data-shared={shares !== null}>
      {shown.map(({ seat, votes }, place) => (
        <li key={players[seat]?.id} data-crowned={crowned.includes(seat)}>
          <span className={styles.name}>
            {hasName(place) && (
              <span>
                <PlayerName name={nameOf(players, seat)} />
              </span>
            )}
          </span>
          <span className={styles.tracks}>
            <span className={styles.track}>
              {isRisen && votes > 0 && (
                <i className={styles.bar} style={widthOf(votes / most)} aria-hidden />
              )}
              {isRisen && <em>{votes}</em>}
            </span>
            {shares && (
              <span className={styles.share}>
                <ShareBar share={(shares[seat] ?? 0) / mostShare} />
                <small>{`${shares[seat] ?? 0}%`}</small>
              </span>
            )}
          </span>
        </li>
      ))}
      {shares && (
        <li className={styles.legend}>
          <ShareBar share={1} />
          {`${audienceCount(taps)}, by share`}
        </li>
      )}
      {more > 0 && <li className={styles.more}>{`+${more} more`}</li>}
    </ul>
  )
}

function widthOf(share: number): CSSProperties {
  return { '--share': share } as CSSProperties
}
