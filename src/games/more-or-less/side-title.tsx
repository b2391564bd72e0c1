import type { Team } from '#domain/table/teams.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './sides.module.css'

type SideTitleProps = {
  name: string
  /** Missing where this phone may not. */
  onRename?: (() => void) | undefined
}

export function SideTitle({ name, onRename }: SideTitleProps) {
  return (
    <h2>
      {onRename ? (
        <button type="button" className={styles.title} onClick={onRename}>
          <bdi>{name}</bdi>
          <Glyph id="icon-brush" />
          <span className="seen-by-readers">rename</span>
        </button>
      ) : (
        <span className={styles.title}>
          <bdi>{name}</bdi>
        </span>
      )}
    </h2>
  )
}

export function FirstSide({ teams }: { teams: readonly Team[] }) {
  if (teams.some(({ seats }) => seats.length === 0)) return 'nobody on one side'
  return (
    <>
      <bdi>{teams[0]?.name}</bdi> goes first
    </>
  )
}
