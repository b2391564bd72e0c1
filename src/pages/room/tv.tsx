import { useParams } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { readRoomCode } from '#domain/room/code.ts'
import styles from './join.module.css'
import { JoinPage } from './join-page.tsx'
import { TvRoom } from './tv-room.tsx'

/** The shared screen: no seat, no secrets. */
export default function Tv() {
  const { code: typed = '' } = useParams()
  const isHydrated = useIsHydrated()
  const code = readRoomCode(typed)
  return (
    <>
      <title>{`Room ${code ?? ''} on the TV | Party Dojo`}</title>
      <meta name="robots" content="noindex" />
      {!code ? (
        <JoinPage title="No room has this code.">
          <p className={styles.lead}>Check the letters after /tv/.</p>
        </JoinPage>
      ) : (
        isHydrated && <TvRoom key={code} code={code} />
      )}
    </>
  )
}
