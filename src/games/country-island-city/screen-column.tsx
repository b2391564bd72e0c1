import { listNames } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { useMoment } from '#games/parts/use-moment.ts'
import { titleOf } from './column-words.ts'
import { rankGroups, silentSeats } from './group-rows.ts'
import { loneAnswer, plateTimes } from './reveal-times.ts'
import type { PhaseView } from './rules-view.ts'
import styles from './screen-column.module.css'
import type { CicScreen } from './screen-props.ts'

export type ScreenColumnProps = CicScreen & { column: Extract<PhaseView, { name: 'column' }> }

/** From so many players on equal answers are counted, not named. */
const manyPlayers = 12
const oneRod = 8
const mostPlates = 16

/** Plates drop from the lowest up; the lone answer waits, and lands large. */
export function ScreenColumn({ column, view, players }: ScreenColumnProps) {
  const { groups, clock } = column.judging
  const here = useSeatsHere(players)
  const hasPoints = view.points.length > 0
  const ranked = rankGroups(groups, view.points[column.column])
  const silent = silentSeats(groups, here)
  const lone = loneAnswer(groups)
  const shown = ranked.slice(0, mostPlates)
  const plates = shown.length + (silent.length > 0 ? 1 : 0)
  const times = plateTimes(plates, lone !== null)
  const come = useMoment(
    times.map((atMs, place) => {
      const isShared = (ranked[plates - 1 - place]?.group.seats.length ?? 2) > 1
      const isLone = lone !== null && place === times.length - 1
      return { atMs, cue: isLone ? 'bell' : isShared ? 'hush' : 'knock' }
    }),
  )
  const { seconds } = useClock(clock, true)
  const title = titleOf(
    promptText(view.columns[column.column], { players, sober: true }),
    view.letter,
  )
  const more = ranked.length - shown.length
  return (
    <>
      <div className={styles.head}>
        <h2 data-long={title.length > 22}>{title}</h2>
        <p>
          <b>{seconds}</b>
          {here.length > 3 ? 'to doubt and like' : 'to doubt'}
        </p>
      </div>
      <ul className={styles.plates} data-rods={plates > oneRod ? 2 : 1} data-count={plates}>
        {shown.map(({ group, points }, place) => (
          <li
            key={group.key}
            data-come={come >= plates - place}
            data-kind={
              (hasPoints ? points === 0 : !group.counts)
                ? 'none'
                : group.seats.length > 1
                  ? 'shared'
                  : 'own'
            }
            data-lone={group === lone}
          >
            <bdi data-long={group.answer.length > 20}>{group.answer}</bdi>
            <span>
              {here.length >= manyPlayers && group.seats.length > 1
                ? `× ${group.seats.length}`
                : listNames(players, group.seats)}
            </span>
            <b>
              {hasPoints && points}
              {group.seats.length > 1 && points > 0 && <small>each</small>}
            </b>
          </li>
        ))}
        {silent.length > 0 && (
          <li data-come={come > 0} data-kind="none">
            <bdi>Nothing</bdi>
            <span>
              {here.length >= manyPlayers && silent.length > 1
                ? `× ${silent.length}`
                : listNames(players, silent)}
            </span>
            <b>{hasPoints && 0}</b>
          </li>
        )}
      </ul>
      {more > 0 && <p className={styles.more}>{`+${more} more`}</p>}
    </>
  )
}
