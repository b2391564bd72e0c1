import { useNavigate, useParams, useSearchParams } from 'react-router'
import { keptSeats, noSeats, seatsIn } from '#browser/room/room-seats.ts'
import { useIsHydrated, useSaved } from '#browser/storage/use-saved.ts'
import { readRoomCode } from '#domain/room/code.ts'
import { JoinForm } from './join-form.tsx'
import { JoinPage } from './join-page.tsx'
import { RoomPreviewNote } from './room-preview-note.tsx'
import { RoomSeats } from './room-seats.tsx'

/** A room by its code: this phone's seats in it, or a way in. */
export default function Room() {
  const { code: typed = '' } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const code = readRoomCode(typed)
  const seats = seatsIn(useSaved(keptSeats, noSeats), code ?? '')
  const returning = query.get('back')
  const title = <title>{`Room ${code ?? ''} | Party Dojo`}</title>
  if (code && seats.length > 0) {
    return (
      <>
        {title}
        <RoomSeats key={code} code={code} seats={seats} />
      </>
    )
  }
  return (
    <JoinPage title={code ? `Room ${code}` : 'Join a room'}>
      {title}
      <meta name="robots" content="noindex" />
      {isHydrated && code && <RoomPreviewNote code={code} />}
      <JoinForm
        key={String(isHydrated)}
        code={code}
        {...(returning && { returning })}
        onJoined={(joined) => void navigate(`/r/${joined}`, { replace: true })}
      />
    </JoinPage>
  )
}
