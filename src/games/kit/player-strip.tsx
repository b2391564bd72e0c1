import type { Player } from '#domain/table/players.ts'
import { Glyph } from '#ui/glyph.tsx'
import { Strip } from '#ui/strip.tsx'
import { PlayerName } from './player-name.tsx'
import styles from './players-sheet.module.css'

type PlayerStripProps = {
  player: Player
  place: number
  note?: string
  /** Where a name may be changed. */
  onRename?: () => void
  /** Not there for the last one at a table. */
  onRemove?: () => void
}

/** A player in the list: rename on one side, leave the table on the other. */
export function PlayerStrip({ player, place, note, onRename, onRemove }: PlayerStripProps) {
  const name = <PlayerName name={player.name} />
  return (
    <Strip
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
      {...(note && { note })}
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
