import type { Player } from '#domain/table/players.ts'
import { Glyph } from '#ui/glyph.tsx'
import { Row } from '#ui/row.tsx'
import styles from '../shell/players-sheet.module.css'
import { PlayerName } from './player-name.tsx'

type PlayerRowProps = {
  player: Player
  place: number
  note?: string
  onRename?: () => void
  /** How this player plays, and a way to change it. */
  plays?: { title: string; onPress: () => void } | false
  /** Missing for the last player. */
  onRemove?: () => void
}

/** A player in the list: rename on one side, leave the table on the other. */
export function PlayerRow({ player, place, note, plays, onRename, onRemove }: PlayerRowProps) {
  const name = <PlayerName name={player.name} />
  return (
    <Row
      title={
        <span className={styles.player}>
          <span className={styles.place}>{place}</span>
          {onRename ? (
            <button type="button" className={styles.name} onClick={onRename}>
              <span className="seen-by-readers">Rename </span>
              {name}
            </button>
          ) : (
            <span className={styles.plain}>{name}</span>
          )}
        </span>
      }
      note={
        plays ? (
          <>
            {note}
            <button type="button" className={styles.plays} onClick={plays.onPress}>
              <span className="seen-by-readers">{`How ${player.name} plays: `}</span>
              {plays.title}
              <Glyph id="icon-fwd" />
            </button>
          </>
        ) : (
          note
        )
      }
      end={
        onRemove && (
          <button
            type="button"
            className={styles.remove}
            onClick={onRemove}
            aria-label={`${player.name} leaves the table`}
          >
            <Glyph id="icon-x" />
          </button>
        )
      }
    />
  )
}
