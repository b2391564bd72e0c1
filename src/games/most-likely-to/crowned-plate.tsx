import type { CSSProperties } from 'react'
import { capitalised, countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { Crown } from '#games/parts/crown.tsx'
import styles from './likely-screen.module.css'

const maxNames = 3

type CrownedNamesProps = { players: readonly Player[]; crowned: readonly Seat[] }

/** On the TV: as large as the longest word of the names allows. */
export function CrownedNames({ players, crowned }: CrownedNamesProps) {
  const names =
    crowned.length > maxNames
      ? [`${capitalised(countWord(crowned.length))} of you`]
      : crowned.map((seat) => nameOf(players, seat))
  const words = names.flatMap((name) => name.split(/[\s-]/))
  const letters = Math.max(4, ...words.map((word) => word.length))
  const size = { '--letters': letters, '--lines': Math.max(1, words.length) }
  if (names.length === 0) return <p className={styles.nobody}>Nobody, then.</p>
  return (
    <>
      <Crown className={styles.crown} />
      <p className={styles.names} style={size as CSSProperties}>
        {names.map((name) => (
          <bdi key={name}>{name}</bdi>
        ))}
      </p>
    </>
  )
}
