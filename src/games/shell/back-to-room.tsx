import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { along, alongOnTable } from '#browser/room/along.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { Row, RowList } from '#ui/row.tsx'
import { Toast } from '#ui/toast.tsx'

/** The code of the room whose game is on this phone; null for one of its own. */
export function useRoomAlong(slug: string): string | null {
  return alongOnTable(useSaved(along, null), slug)?.code ?? null
}

type BackToRoomRowProps = {
  slug: string
  /** In a list of its own. */
  isAlone?: boolean
}

/** Only where the game is a room's. */
export function BackToRoomRow({ slug, isAlone }: BackToRoomRowProps) {
  const code = useRoomAlong(slug)
  const navigate = useNavigate()
  if (!code) return null
  const row = (
    <Row
      title="Back to the room"
      note={`Every phone of room ${code} goes on with this game`}
      icon="icon-phone"
      onPress={() => void navigate(`/r/${code}`)}
    />
  )
  return isAlone ? <RowList>{row}</RowList> : row
}

/**
 * With a network: tells the server where the game is, and the player that it can go back.
 * @param code of the room; null where the game is this phone's own
 */
export function AlongNotice({ code }: { code: string | null }) {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    if (!code) return
    const announce = () =>
      import('#browser/room/along-game.ts')
        .then((late) => late.announceAlong())
        .then(
          (isThere) => isThere && setReached(true),
          () => {},
        )
    void announce()
    window.addEventListener('online', announce)
    return () => window.removeEventListener('online', announce)
  }, [code])
  const words = `Room ${code} can be reached. The menu brings the game back.`
  return <Toast message={code && isReached ? words : null} onDismiss={() => setReached(false)} />
}
