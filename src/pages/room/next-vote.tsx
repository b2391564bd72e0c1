import type { RoomView } from '#contract/room-view.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import { games } from '#games/registry.ts'
import { Row } from '#ui/row.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { NextGames } from './next-games.tsx'
import styles from './room.module.css'
import { RoomTopBar } from './room-top-bar.tsx'
import { useSeatedRoom } from './use-room.ts'

/** The room chooses what comes next; the host settles a tie, or picks another game. */
export function NextVote({ next }: { next: NonNullable<RoomView['next']> }) {
  const { session, isHost, openSheet } = useSeatedRoom()
  const { clock } = next
  const isMine = clock !== null || isHost
  const choose = (game: GameSlug) =>
    session.call(clock ? { do: 'vote-next', game } : { do: 'change-game', game })
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <RoomTopBar />
      <div className={styles.lobby}>
        <div className={styles.me}>
          <h1>What next?</h1>
          {clock && <Seconds clock={clock} />}
        </div>
        <NextGames next={next} showsVotes={clock === null} {...(isMine && { onChoose: choose })}>
          {isHost && (
            <Row
              title={`All ${games.length} games`}
              icon="icon-strips"
              onPress={() => openSheet('games')}
            />
          )}
        </NextGames>
        <ScrollHint />
      </div>
      <div className={styles.dock}>
        <Status next={next} />
      </div>
    </main>
  )
}

function Status({ next: { own, clock } }: { next: NonNullable<RoomView['next']> }) {
  const { isHost, state } = useSeatedRoom()
  const { seats, host } = state.room
  const name = seats.find(({ seat }) => seat === host)?.name ?? 'The host'
  if (!clock) {
    return isHost ? (
      <DockStatus title="A tie">Tap the one you want.</DockStatus>
    ) : (
      <DockStatus title={`${name} settles it`}>It is a tie.</DockStatus>
    )
  }
  return (
    <DockStatus title={own ? 'Your vote is in' : 'Tap a game'} isDone={own !== null}>
      {`Scores go on. ${isHost ? 'You start' : `${name} starts`} it.`}
    </DockStatus>
  )
}

function Seconds({ clock }: { clock: Clock }) {
  return <p className={styles.seconds}>{useClock(clock).seconds}</p>
}
