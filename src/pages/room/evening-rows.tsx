import type { RoomView } from '#contract/room-view.ts'
import { countOf } from '#domain/table/amount.ts'
import styles from '#games/shell/end-screen.module.css'
import { Row, RowList } from '#ui/row.tsx'
import { seatName } from './seat-name.ts'

/** The evening over all games, on a phone; nothing before the first. */
export function EveningRows({ room }: { room: RoomView }) {
  const { evening } = room
  if (!evening) return null
  return (
    <RowList label="Tonight">
      {evening.rows.map(({ seat, place, points, wins }) => (
        <Row
          key={seat}
          title={<bdi>{seatName(room, seat)}</bdi>}
          note={
            wins > 0
              ? `${countOf(points, 'points')}, ${countOf(wins, 'wins')}`
              : countOf(points, 'points')
          }
          isHighlighted={place === 1 && points > 0}
          end={<b className={styles.score}>{place}</b>}
        />
      ))}
    </RowList>
  )
}
