import { useState } from 'react'
import { listNames, nameOf } from '#domain/table/names.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import { plateTimes } from './rules-reveal.ts'
import type { Liked } from './rules-state.ts'
import type { CicScreen } from './screen-props.ts'
import styles from './screen-totals.module.css'

const oneRod = 8
const maxPlates = 16

/** What the letter gave, last place first. */
export function ScreenTotals(screen: CicScreen & { liked: readonly Liked[] }) {
  const { view, players, liked, heard } = screen
  const { history, totals, letter, isLastRound } = view
  const here = useSeatsHere(players)
  const best = leaders(totals, here)
  const ranked = rankRows(totals, 'most', () => ({ score: '', note: { code: '' } }))
    .map(({ seat }) => seat)
    .filter((seat) => here.includes(seat))
  const shown = ranked.slice(0, maxPlates)
  const latest = history.at(-1) ?? []
  const [steps] = useState<readonly MomentStep[]>(() =>
    plateTimes(shown.length, false).map((atMs) => ({ atMs, cue: 'knock' })),
  )
  const come = useScreenMoment(steps)
  const most = liked.map(({ answer, seats }) => `“${answer}”, by ${listNames(players, seats)}`)
  return (
    <>
      <div className={styles.head}>
        <h2>{isLastRound ? 'That was the last letter.' : `So far, after ${letter}.`}</h2>
        {come >= shown.length && most.length > 0 && (
          <p>{`Liked most: ${most.slice(0, 2).join('; ')}`}</p>
        )}
      </div>
      <ol
        className={styles.totals}
        data-rods={shown.length > oneRod ? 2 : 1}
        data-count={shown.length}
      >
        {shown.map((seat, place) => (
          <li
            key={players[seat]?.id}
            data-come={come >= shown.length - place}
            data-on={best.includes(seat)}
          >
            <PlayerName name={nameOf(players, seat)} />
            <span>{`+${latest[seat] ?? 0}`}</span>
            <b>{totals[seat]}</b>
          </li>
        ))}
      </ol>
      {ranked.length > shown.length ? (
        <p className={styles.more}>{`+${ranked.length - shown.length} more`}</p>
      ) : (
        <ScreenAudience
          shape="low"
          isHidden={come < shown.length}
          kind="answer"
          {...{ heard, players }}
        />
      )}
    </>
  )
}
