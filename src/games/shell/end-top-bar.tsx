import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import styles from './top-bar.module.css'

type EndTopBarProps = { crest: string; onDone: () => void }

/** The header after a game: to the game list, or back to the start screen. */
export function EndTopBar({ crest, onDone }: EndTopBarProps) {
  return (
    <TopBar>
      <TopBarItem to="/" label="Back to the games">
        <Glyph id="icon-door" className={styles.icon} />
      </TopBarItem>
      <TopBarItem isMiddle>
        <Glyph id={`crest-${crest}`} className={styles.crest} />
      </TopBarItem>
      <TopBarItem label="To the door of this game" onPress={onDone}>
        <Glyph id="icon-grip" className={styles.icon} />
      </TopBarItem>
    </TopBar>
  )
}
