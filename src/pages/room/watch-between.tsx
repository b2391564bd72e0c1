import type { RoomView } from '#contract/room-view.ts'
import type { Clock } from '#domain/table/clock.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { NextGames } from './next-games.tsx'
import styles from './watch.module.css'
import { WatchLobby } from './watch-lobby.tsx'
import { clockWords } from './water-and-air.tsx'

/** The players choose the next game: who watches sees the votes. */
export function WatchNext({ next }: { next: NonNullable<RoomView['next']> }) {
  return (
    <WatchLobby title="What next?">
      <div className={styles.games}>
        <NextGames next={next} showsVotes />
      </div>
    </WatchLobby>
  )
}

export function WatchWater({ clock }: { clock: Clock }) {
  const { seconds } = useClock(clock)
  return (
    <WatchLobby title="Water and air.">
      <p>Open a window, fill the glasses. The next game waits.</p>
      <p>{clockWords(seconds)}</p>
    </WatchLobby>
  )
}
