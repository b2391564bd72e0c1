import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import styles from './room.module.css'
import { useWatchedRoom } from './watched-room.ts'

/** Out, how many watch, and the room. */
export function WatchTopBar() {
  const { room, openSheet } = useWatchedRoom()
  return (
    <TopBar>
      <TopBarItem to="/" label="Back to the games">
        <Glyph id="icon-x" className={styles.cross} />
      </TopBarItem>
      <TopBarItem isMiddle>
        <span className={styles.count}>
          <b>Audience</b>
          <small>{`${room.audience} watching`}</small>
        </span>
      </TopBarItem>
      <TopBarItem onPress={openSheet}>
        <span className={styles.count}>
          <b className={styles.small}>{room.code}</b>
          <small>room</small>
        </span>
      </TopBarItem>
    </TopBar>
  )
}
