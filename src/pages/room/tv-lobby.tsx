import { useEffect, useRef } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import type { RoomView } from '#contract/room-view.ts'
import { findGame } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import { hangPlates, maxPlates } from './hang-plates.ts'
import { seatName } from './seat-name.ts'
import { TvEye } from './tv-eye.tsx'
import styles from './tv-lobby.module.css'

/** The code, the eye that is scanned, and who is in. */
export function TvLobby({ room }: { room: RoomView }) {
  const { code, seats, host, game: slug, evening } = room
  const game = slug && findGame(slug)
  const awayWith = seatName(room, room.takenBy ?? null)
  const hostName = seats.find(({ seat }) => seat === host)?.name
  const { rods, size } = hangPlates(seats.slice(-maxPlates), Boolean(evening))
  const watching = room.audience > 0 ? `, ${room.audience} watching` : ''
  useKnock(seats.length)
  return (
    <main className={`cloth-${game ? game.cloth : 'mustard'} ${styles.lobby}`}>
      <div className={styles.face}>
        <TvEye url={new URL(`/r/${code}`, location.href).href} code={code} />
      </div>
      <div className={styles.invite}>
        <Glyph id="party-dojo" className={styles.mark} />
        <h1>{awayWith ? `On ${awayWith}’s phone` : 'Join with your phone'}</h1>
        <p>
          {awayWith
            ? 'The game goes on there, and comes back. New here? Point at the eye,'
            : 'Point your camera at the eye,'}
          <br />
          or type this at <u>{`${location.host}/join`}</u>
        </p>
        <p className={styles.code} data-five={code.length > 4}>
          {code}
        </p>
      </div>
      <div className={styles.band}>
        {rods.map((rod, row) => (
          <ul key={rod[0]?.seat} className={styles.plates} data-size={size}>
            {rod.map(({ seat, name, presence }) => (
              <li
                key={seat}
                className={styles.plate}
                data-new={seat === seats.at(-1)?.seat}
                data-away={presence === 'away'}
              >
                <span>
                  <bdi>{name}</bdi>
                  {evening && <b>{evening.rows.find((row) => row.seat === seat)?.points ?? 0}</b>}
                </span>
              </li>
            ))}
            {row === rods.length - 1 && seats.length > maxPlates && (
              <li className={styles.more}>{`+${seats.length - maxPlates} more`}</li>
            )}
          </ul>
        ))}
        <p className={styles.state} aria-live="polite">
          {game && <Glyph id={`crest-${game.crest}`} />}
          {game?.title ?? 'No game picked yet'}
          <small>
            {`${seats.length} here${watching}. `}
            {awayWith
              ? 'Every seat and every score is kept.'
              : `${hostName ?? 'The host'} starts when all are in.`}
          </small>
        </p>
      </div>
    </main>
  )
}

/** A knock on wood for each who comes in. */
function useKnock(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) playScreenCue('join')
    before.current = count
  }, [count])
}
