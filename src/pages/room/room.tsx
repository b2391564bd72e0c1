import { useLocation, useNavigate, useParams } from 'react-router'
import { keptSeats, noSeats, seatsIn } from '#browser/room/room-seats.ts'
import { useIsHydrated, useSaved } from '#browser/storage/use-saved.ts'
import { readRoomCode } from '#domain/room/code.ts'
import { JoinForm } from './join-form.tsx'
import { JoinPage } from './join-page.tsx'
import { JoinPreview } from './join-preview.tsx'
import { roomName } from './room-name.ts'
import { RoomSeats } from './room-seats.tsx'
import { TakeOver } from './take-over.tsx'
import { watchHash, watchPath } from './watch-link.ts'
import { WatchRoom } from './watch-room.tsx'

/** A room by its code: this phone's seats in it, or a way in. */
export default function Room() {
  const { code: typed = '' } = useParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const code = readRoomCode(typed)
  const seats = seatsIn(useSaved(keptSeats, noSeats), code ?? '')
  const link = isHydrated ? new URLSearchParams(hash.slice(1)).get('s') : null
  const title = <title>{`Room ${code ?? ''} | Party Dojo`}</title>
  if (code && seats.length > 0 && !link) {
    return (
      <>
        {title}
        <RoomSeats key={code} code={code} seats={seats} />
      </>
    )
  }
  if (code && isHydrated && hash === watchHash) {
    return (
      <>
        {title}
        <WatchRoom key={code} code={code} />
      </>
    )
  }
  const onWatch = (watched: string) => void navigate(watchPath(watched), { replace: true })
  const onJoined = (joined: string) => void navigate(`/r/${joined}`, { replace: true })
  return (
    <JoinPage title={!code ? 'Join a room' : link ? 'Move my seat' : `Room ${code}`}>
      {title}
      <meta name="robots" content="noindex" />
      {code && link ? (
        <TakeOver code={code} link={link} onJoined={onJoined} />
      ) : (
        <>
          {isHydrated && code && <JoinPreview code={code} {...{ onJoined, onWatch }} />}
          <JoinForm
            code={code}
            lastName={isHydrated ? roomName.get() : ''}
            {...{ onJoined, onWatch }}
          />
        </>
      )}
    </JoinPage>
  )
}
