import type { ReactNode } from 'react'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { findGame } from '#games/registry.ts'
import { Eye } from '#ui/eye.tsx'
import room from './room.module.css'
import { seatName } from './seat-name.ts'
import { TakeSeat } from './take-seat.tsx'
import styles from './watch.module.css'
import { WatchTopBar } from './watch-top-bar.tsx'
import { useWatchedRoom } from './watched-room.ts'

type WatchLobbyProps = {
  /** What the players do meanwhile. */
  title?: string
  /** What can be seen of it, in the place of how watching goes. */
  children?: ReactNode
}

/** Before a game and between two. */
export function WatchLobby({ title = 'Vote when it asks.', children }: WatchLobbyProps) {
  const { room: view } = useWatchedRoom()
  const game = view.game && findGame(view.game)
  const host = view.seats.find(({ seat }) => seat === view.host)
  const awayWith = seatName(view, view.takenBy ?? null)
  const others = view.audience - 1
  return (
    <main tabIndex={-1} className={`cloth-mustard ${room.page}`}>
      <WatchTopBar />
      <ScrollRegion label="The room" className={styles.lobby}>
        <p className={styles.lead}>You’re watching</p>
        <h1>{title}</h1>
        {children ?? (
          <>
            <p>
              {view.screens > 0
                ? 'The game is on the TV. Keep this page open: it wakes up with every vote.'
                : 'Keep this page open: the game comes here, and so does every vote.'}
            </p>
            <Eye open={false} className={styles.blank} />
          </>
        )}
        <p>
          {game && !children ? `Next: ${game.title}. ` : ''}
          {awayWith
            ? `The game is on ${awayWith}’s phone.`
            : `${host?.name ?? 'The host'} starts it.`}
        </p>
        <p className={styles.quiet}>
          {others > 0 ? `${others} ${others === 1 ? 'watches' : 'watch'} with you. ` : ''}No name,
          no score.
        </p>
      </ScrollRegion>
      <div className={room.dock}>
        <TakeSeat room={view} />
      </div>
    </main>
  )
}
