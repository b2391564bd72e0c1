import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import styles from './room.module.css'
import { useSeatedRoom } from './use-room.ts'

/** Out, the code, and an invitation. */
export function RoomTopBar() {
  const { state, openSheet } = useSeatedRoom()
  return (
    <TopBar>
      <TopBarItem to="/" label="Back to the games. Your seat is kept.">
        <Glyph id="icon-x" className={styles.cross} />
      </TopBarItem>
      <TopBarItem isMiddle onPress={() => openSheet('room')}>
        <span className={styles.count}>
          <b>{state.room.code} </b>
          <small>room code</small>
        </span>
      </TopBarItem>
      <TopBarItem onPress={() => openSheet('invite')} label="Invite">
        <span className={styles.count}>
          <Glyph id="icon-qr" className={styles.qr} />
          <small>invite</small>
        </span>
      </TopBarItem>
    </TopBar>
  )
}
