import type { Game } from '#games/define-game.ts'
import { gamePath } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import { Flap } from '#ui/noren.tsx'
import styles from './home.module.css'

export function GameTile({ game, loops }: { game: Game; loops: 2 | 3 }) {
  return (
    <Flap
      to={gamePath(game)}
      loops={loops}
      cloth={game.dye ? `cloth-${game.cloth} dye-${game.dye}` : `cloth-${game.cloth}`}
      className={styles.curtain}
    >
      <Glyph id={`crest-${game.crest}`} className={styles.crest} />
      <strong className={styles.title}>
        {game.titleLines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </strong>
      <em className={styles.tagline}>{game.tagline}</em>
      <span className={styles.enter} aria-hidden>
        Enter
      </span>
    </Flap>
  )
}
