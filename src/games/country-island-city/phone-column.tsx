import { Announce } from '#games/parts/live-region.tsx'
import { LookUp } from '#games/parts/look-up.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { RingClock } from '#games/parts/ring-clock.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { useLateWords } from '#games/parts/watching.ts'
import { Glyph } from '#ui/glyph.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import rowStyles from './answer-row.module.css'
import { MarkButton, Points } from './answer-row.tsx'
import { titleOf } from './column-words.ts'
import { type GroupRow, rankGroups, silentSeats } from './group-rows.ts'
import { listYou } from './list-you.ts'
import styles from './phone-column.module.css'
import type { PhoneProps } from './phone-props.ts'
import type { PhaseView } from './rules-view.ts'

export type ColumnProps = PhoneProps & { column: Extract<PhaseView, { name: 'column' }> }

/** The answers of one column: doubt any, unsigned, and like one a round. */
export function PhoneColumn({ column, ...play }: ColumnProps) {
  const { view, players, viewer, own } = play
  const { groups, clock, shownAtMs } = column.judging
  const isShown = useIsPast(shownAtMs)
  const here = useSeatsHere(players)
  const face = useClock(clock)
  const title = titleOf(promptText(view.columns[column.column], play), view.letter)
  const silent = silentSeats(groups, here)
  const isPlaying = here.some((seat) => seat === viewer)
  const late = useLateWords('letter')
  return (
    <PlayFrame play={play} right={<ColumnCount column={column} play={play} />} dock={null}>
      {own.hasScreen && !isShown ? (
        <LookUp>{`${title}. The TV tells.`}</LookUp>
      ) : (
        <>
          <div className={styles.head}>
            <div>
              <h2>{title}</h2>
              <p className={styles.hint}>{isPlaying ? hintOf(column) : late}</p>
            </div>
            <RingClock face={face} className={styles.clock} />
          </div>
          <div className={styles.list}>
            <ul className={styles.rows}>
              {rankGroups(groups, view.points[column.column]).map((row) => (
                <Group
                  key={row.group.key}
                  row={row}
                  column={column}
                  play={play}
                  isPlaying={isPlaying}
                />
              ))}
            </ul>
            {silent.length > 0 && (
              <p className={styles.nothing}>
                Nothing: <bdi>{listYou(players, silent, viewer)}</bdi>
              </p>
            )}
            <ScrollHint />
          </div>
          <Announce>{`${title}. ${groups.map(({ answer }) => answer).join(', ')}`}</Announce>
        </>
      )}
    </PlayFrame>
  )
}

function hintOf({ canLike }: ColumnProps['column']): string {
  return canLike
    ? 'Doubt any: nobody learns who did. One heart a round.'
    : 'Doubt any: nobody learns who did.'
}

/** “S, column 1 of 5” */
export function ColumnCount({ column, play }: { column: ColumnProps['column']; play: PhoneProps }) {
  const { letter, columns } = play.view
  if (columns.length === 1) return <HeaderCount note="one column">{letter}</HeaderCount>
  return (
    <HeaderCount note={`column ${column.column + 1} of ${columns.length}`}>{letter}</HeaderCount>
  )
}

type GroupProps = {
  row: GroupRow
  column: ColumnProps['column']
  play: PhoneProps
  isPlaying: boolean
}

function Group({ row: { group, points }, column, play, isPlaying }: GroupProps) {
  const { players, viewer, send } = play
  const { key, answer, seats, counts } = group
  const isOwn = seats.some((seat) => seat === viewer)
  const names = listYou(players, seats, viewer)
  const isLiked = column.like?.column === column.column && column.like.key === key
  return (
    <li className={rowStyles.row} data-on={counts}>
      <div className={rowStyles.said}>
        <div className={rowStyles.words}>
          <bdi>{answer}</bdi>
          <small>{counts ? names : `${names}: wrong letter`}</small>
        </div>
        <div className={rowStyles.verdict}>
          {isPlaying && !isOwn && counts && (
            <MarkButton
              name={answer}
              label="Doubt"
              isOn={column.judging.doubts.includes(key)}
              onPress={() => send({ type: 'doubt', key })}
            />
          )}
          {isPlaying && !isOwn && column.canLike && (
            <MarkButton
              name={`Like ${answer}`}
              label={<Glyph id="icon-heart" className={styles.heart} />}
              isOn={isLiked}
              onPress={() => send({ type: 'like', key })}
            />
          )}
          {play.view.points.length > 0 && <Points points={points} />}
        </div>
      </div>
    </li>
  )
}
