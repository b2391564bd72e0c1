import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { askUntilAnswered } from '#browser/api/ask-until-answered.ts'
import { scanTable } from '#browser/room/room-api.ts'
import { keptSeats, noSeats, seatsIn } from '#browser/room/room-seats.ts'
import { useIsHydrated, useSaved } from '#browser/storage/use-saved.ts'
import type { TablePreview } from '#contract/bar-tables.ts'
import { readRoomCode } from '#domain/room/code.ts'
import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import styles from './bar-table.module.css'
import room from './room.module.css'
import { roomName } from './room-name.ts'
import { SitDownForm } from './sit-down-form.tsx'
import { watchPath } from './watch-link.ts'

type Scan = { preview: TablePreview | null; problem: string | null }

/** What the sign on a bar's table leads to: its room, or a new one. */
export default function BarTable() {
  const { code: typed = '' } = useParams()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const { preview, problem } = useScan(readRoomCode(typed))
  const seats = seatsIn(useSaved(keptSeats, noSeats), preview?.room?.code ?? '')
  const own = seats.length > 0 ? preview?.room?.code : undefined
  if (own && preview?.use !== 'free') return <Navigate to={`/r/${own}`} replace />
  return (
    <main tabIndex={-1} className={`cloth-mustard ${room.page}`}>
      <title>{`${preview ? `Table ${preview.table} at ${preview.bar}` : 'A bar’s table'} | Party Dojo`}</title>
      <meta name="robots" content="noindex" />
      <TopBar>
        <TopBarItem to="/" label="Back to the games">
          <Glyph id="icon-x" className={room.cross} />
        </TopBarItem>
        <TopBarItem isMiddle>
          <span className={room.count}>
            <b>{preview ? `Table ${preview.table}` : 'A bar’s table'}</b>
            {preview && <small className={styles.bar}>{`at ${preview.bar}`}</small>}
          </span>
        </TopBarItem>
        <TopBarItem to="/join" label="Join by a code">
          <Glyph id="crest-mix" className={room.qr} />
        </TopBarItem>
      </TopBar>
      {isHydrated && preview ? (
        <SitDownForm
          key={`${preview.room?.code} ${preview.use}`}
          preview={preview}
          lastName={roomName.get()}
          ownRoom={own ?? null}
          onJoined={(code) => void navigate(`/r/${code}`, { replace: true })}
          onWatch={(code) => void navigate(watchPath(code), { replace: true })}
        />
      ) : (
        <div className={styles.words}>
          <h1>{problem ? 'No such table' : 'One moment'}</h1>
          {problem && <p role="alert">{problem}</p>}
        </div>
      )}
    </main>
  )
}

/** Looked at again whenever the phone comes back to the page. */
function useScan(code: string | null): Scan {
  const [scan, setScan] = useState<Scan>({ preview: null, problem: null })
  useEffect(() => {
    if (!code) return setScan({ preview: null, problem: 'No table has this code.' })
    const load = () =>
      askUntilAnswered(
        () => scanTable(code),
        (answer) =>
          setScan(
            answer.ok
              ? { preview: answer.data, problem: null }
              : { preview: null, problem: answer.message },
          ),
      )
    let stop = load()
    const onChange = () => {
      if (document.visibilityState !== 'visible') return
      stop()
      stop = load()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      stop()
    }
  }, [code])
  return scan
}
