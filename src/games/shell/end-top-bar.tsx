import { Glyph } from '#ui/glyph.tsx'
import { Flap, Noren } from '#ui/noren.tsx'
import styles from './top-bar.module.css'

type EndTopBarProps = {
  crest: string
  /** Back to the start screen; omitted, the place stays empty. */
  onDone?: () => void
}

/** The header after a game: to the game list, or back to the start screen. */
export function EndTopBar({ crest, onDone }: EndTopBarProps) {
  return (
    <Noren header>
      <Flap to="/" loops={2} label="Back to the games">
        <Glyph id="icon-door" className={styles.icon} />
      </Flap>
      <Flap>
        <Glyph id={`crest-${crest}`} className={styles.crest} />
      </Flap>
      {onDone ? (
        <Flap loops={2} label="To the door of this game" onPress={onDone}>
          <Glyph id="icon-grip" className={styles.icon} />
        </Flap>
      ) : (
        <Flap loops={2}>{null}</Flap>
      )}
    </Noren>
  )
}
