import type { ReactNode } from 'react'
import { useState } from 'react'
import { promptText } from '#games/parts/prompt-text.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import { titleOf } from './column-words.ts'
import { rankGroups, silentSeats } from './group-rows.ts'
import { loneAnswer, plateTimes } from './rules-reveal.ts'
import type { PhaseView } from './rules-view.ts'
import styles from './screen-column.module.css'
import { maxPlates, ScreenPlates } from './screen-plates.tsx'
import type { CicScreen } from './screen-props.ts'

export type ScreenColumnProps = CicScreen & { column: Extract<PhaseView, { name: 'column' }> }

/** Plates drop from the lowest up; the lone answer waits, and lands large. */
export function ScreenColumn({ column, view, players }: ScreenColumnProps) {
  const { judging, canLike } = column
  const { groups, clock } = judging
  const here = useSeatsHere(players)
  const rows = rankGroups(groups, view.points[column.column])
  const silent = silentSeats(groups, here)
  const plates = Math.min(rows.length, maxPlates) + (silent.length > 0 ? 1 : 0)
  const hasLone = loneAnswer(groups) !== null
  const [steps] = useState<readonly MomentStep[]>(() =>
    plateTimes(plates, hasLone).map((atMs, place) => {
      const isShared = (rows[plates - 1 - place]?.group.seats.length ?? 2) > 1
      const isLone = hasLone && place === plates - 1
      return { atMs, cue: isLone ? 'bell' : isShared ? 'hush' : 'knock' }
    }),
  )
  const come = useScreenMoment(steps)
  const { seconds } = useClock(clock, true)
  const name = promptText(view.columns[column.column], { players, sober: true })
  return (
    <>
      <ColumnHead title={titleOf(name, view.letter)}>
        <b>{seconds}</b>
        {canLike ? 'to doubt and like' : 'to doubt'}
      </ColumnHead>
      <ScreenPlates players={players} rows={rows} hasPoints={view.points.length > 0} come={come} />
    </>
  )
}

const longTitle = 22

export function ColumnHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head} aria-live="polite">
      <h2 data-long={title.length > longTitle}>{title}</h2>
      <p>{children}</p>
    </div>
  )
}
