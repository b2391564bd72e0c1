import type { Game } from '#games/define-game.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './room.module.css'

/** Crest and title, as a row's title. */
export function GameName({ game }: { game: Game }) {
  return (
    <span className={`cloth-${game.cloth} ${styles.picked}`}>
      <Glyph id={`crest-${game.crest}`} />
      {game.title}
    </span>
  )
}
