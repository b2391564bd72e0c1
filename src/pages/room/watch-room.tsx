import { useState } from 'react'
import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { RoomGamePageContext } from '#games/shell/room-game-page.ts'
import { useWakeLock } from '#games/shell/use-wake-lock.ts'
import { Toast } from '#ui/toast.tsx'
import { LeftRoom } from './kept-seat.tsx'
import { NewVersion } from './new-version.tsx'
import { RoomClock } from './room-clock.tsx'
import { useGameScreen } from './use-game-screen.ts'
import { useLostStage, useRoomSession } from './use-room.ts'
import { useWater } from './use-water.ts'
import { WatchNext, WatchWater } from './watch-between.tsx'
import { WatchGamePage } from './watch-game-page.tsx'
import { WatchLobby } from './watch-lobby.tsx'
import { WatchNight } from './watch-night.tsx'
import { WatchOffline } from './watch-offline.tsx'
import { WatchSheet } from './watch-sheet.tsx'
import { WatchedRoomContext } from './watched-room.ts'

const loadCard = () => import('./thrown-card.tsx').then((late) => late.ThrownCard)

/** A room without a seat in it: what the TV shows, on a phone, and a tap where the game asks. */
export function WatchRoom({ code }: { code: string }) {
  const { session, state } = useRoomSession({ code, as: 'audience', token: null })
  const [isSheetOpen, setSheetOpen] = useState(false)
  const stage = useLostStage(state?.lostSinceMs ?? null)
  const room = state?.room ?? null
  const Screen = useGameScreen(room?.table?.game ?? room?.game ?? null)
  const Thrown = useLateScreen(loadCard)
  useWakeLock(true)
  const water = useWater(room, state?.offsetMs ?? 0)
  if (state?.isOutdated) return <NewVersion />
  if (state?.goodbye) return <LeftRoom code={code} why={state.goodbye} onGone={() => {}} />
  if (!session || !state || !room || stage === 'screen') {
    return <WatchOffline code={code} isFirst={!room} onRetry={() => session?.retry()} />
  }
  return (
    <WatchedRoomContext value={{ session, state, room, openSheet: () => setSheetOpen(true) }}>
      <RoomClock offsetMs={state.offsetMs}>
        <RoomGamePageContext value={WatchGamePage}>
          {room.phase === 'night' ? (
            <WatchNight />
          ) : room.next ? (
            <WatchNext next={room.next} />
          ) : water ? (
            <WatchWater clock={water} />
          ) : Screen ? (
            <Screen />
          ) : (
            <WatchLobby />
          )}
        </RoomGamePageContext>
        {Thrown && <Thrown room={room} />}
        <WatchSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} />
        <Toast
          message={stage === 'toast' ? 'Reconnecting…' : null}
          isPersistent
          onDismiss={() => session.retry()}
        />
      </RoomClock>
    </WatchedRoomContext>
  )
}
