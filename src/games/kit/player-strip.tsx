import type { Player } from '#domain/table/players.ts'
import { Glyph } from '#ui/glyph.tsx'
import { Strip } from '#ui/strip.tsx'
import styles from './players-sheet.module.css'

type PlayerStripProps = {
  player: Player
  place: number
  onRename: () => void
  onRemove: () => void
}

/** A player in the list: rename on one side, leave the table on the other. */
export function PlayerStrip({ player, place, onRename, onRemove }: PlayerStripProps) {
  return (
    <Strip
      title={
        <span className={styles.player}>
          <span className={styles.place}>{place}</span>
          <button type="button" className={styles.name} onClick={onRename}>
            <span className="seen-by-readers">Rename </span>
            <bdi>{player.name}</bdi>
          </button>
        </span>
      }
      end={
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={`${player.name} leaves the table`}
        >
          <Glyph id="icon-x" />
        </button>
      }
    />
  )
}
