import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import styles from './room.module.css'

type RoomBarProps = {
  /** In the middle, with a word under it. */
  title: string
  note: string
  code: string
  /** What the code opens. */
  onCode?: () => void
}

/** Out, who this phone is, and the room. */
export function RoomBar({ title, note, code, onCode }: RoomBarProps) {
  return (
    <TopBar>
      <TopBarItem to="/" label="Back to the games">
        <Glyph id="icon-x" className={styles.cross} />
      </TopBarItem>
      <TopBarItem isMiddle>
        <span className={styles.count}>
          <b>{title}</b>
          <small>{note}</small>
        </span>
      </TopBarItem>
      <TopBarItem {...(onCode && { onPress: onCode })}>
        <span className={styles.count}>
          <b className={styles.small}>{code}</b>
          <small>room</small>
        </span>
      </TopBarItem>
    </TopBar>
  )
}
