import { useEffect, useState } from 'react'
import { caption } from '#browser/device/captions.ts'
import { cueCaptions } from '#browser/device/cues.ts'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { holdReload } from '#browser/updates/hold-reload.ts'
import type { ClockCue } from '#games/parts/table-clock.ts'
import { findGame } from '#games/registry.ts'
import { RoomGamePageContext } from '#games/shell/room-game-page.ts'
import { Caption } from '#ui/caption.tsx'
import { NewVersion } from './new-version.tsx'
import { RoomClock } from './room-clock.tsx'
import { TvGamePage } from './tv-game-page.tsx'
import { TvLobby } from './tv-lobby.tsx'
import { TvNextVote } from './tv-next-vote.tsx'
import { TvNight } from './tv-night.tsx'
import { TvOffline } from './tv-offline.tsx'
import { TvOver } from './tv-over.tsx'
import { TvRoomContext } from './tv-room-context.ts'
import { TvStart } from './tv-start.tsx'
import { TvWater } from './tv-water.tsx'
import { useGameScreen } from './use-game-screen.ts'
import { useIsBefore } from './use-is-before.ts'
import { useLostStage, useRoomSession } from './use-room.ts'
import { useWater } from './use-water.ts'

const playClockCue = (cue: ClockCue) =>
  playScreenCue(cue === 'time-up' ? 'bell' : 'knock', 1, cueCaptions[cue])

const loadThrow = () => import('./tv-throw.tsx').then((late) => late.TvThrow)

/** A room on a TV: from "Start the screen" to the end of the evening. */
export function TvRoom({ code }: { code: string }) {
  const { session, state } = useRoomSession({ code, as: 'screen', token: null })
  const [isStarted, setStarted] = useState(false)
  const stage = useLostStage(state?.lostSinceMs ?? null)
  const room = state?.room ?? null
  const game = room?.table?.game ?? room?.game ?? null
  const Screen = useGameScreen(game)
  const known = game && findGame(game)
  const Throw = useLateScreen(loadThrow)
  const isThrown = useIsBefore(room?.thrown?.endsAtMs ?? null, state?.offsetMs ?? 0)
  const thrown = isThrown ? room?.thrown : null
  const heard = useLiveState(caption, null)
  const water = useWater(room, state?.offsetMs ?? 0)
  // Its full screen and its sound would be gone with the page.
  const isPlaying = Boolean(isStarted && room?.table && Screen)
  useEffect(() => (isPlaying ? holdReload() : undefined), [isPlaying])
  if (state?.goodbye) return <TvOver why={state.goodbye} />
  if (state?.isOutdated) return <NewVersion />
  if (stage === 'screen') return <TvOffline code={code} game={known ?? null} />
  if (!session || !state || !room) return null
  if (!isStarted) return <TvStart room={room} onStart={() => setStarted(true)} />
  return (
    <TvRoomContext value={{ session, room, offsetMs: state.offsetMs }}>
      <RoomClock offsetMs={state.offsetMs} cue={playClockCue}>
        <RoomGamePageContext value={TvGamePage}>
          {thrown && Throw ? (
            <Throw key={thrown.atMs} {...{ room, thrown }} />
          ) : room.phase === 'night' ? (
            <TvNight room={room} />
          ) : room.next ? (
            <TvNextVote room={room} next={room.next} />
          ) : water ? (
            <TvWater code={room.code} clock={water} />
          ) : (
            <>
              {/* In the lobby already: it fetches what the game needs. */}
              {Screen && <Screen />}
              {!(room.table && Screen) && <TvLobby room={room} />}
            </>
          )}
        </RoomGamePageContext>
        <Caption isScreen words={heard} />
      </RoomClock>
    </TvRoomContext>
  )
}
