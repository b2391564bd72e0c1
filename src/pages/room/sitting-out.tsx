import { DockStatus } from '#games/parts/dock-status.tsx'
import { Tool } from '#games/parts/play-frame.tsx'
import type { Watching } from '#games/parts/watching.ts'
import { useSeatedRoom } from './use-room.ts'
import { useWatchedTaps } from './watched-taps.tsx'

/** On the phone of a seat that sits out: the audience's tap, and the way back. Null on others. */
export function useSittingOut(): Watching | null {
  const { session, state, seat } = useSeatedRoom()
  const taps = useWatchedTaps({ session, state, room: state.room })
  const sitsOut = state.room.seats.some((other) => other.seat === seat && other.sitsOut)
  if (!sitsOut) return null
  return {
    below: taps.below,
    dock: taps.dock ?? (
      <DockStatus title="You are sitting out">
        Sit back in, and you play from the next prompt on.
      </DockStatus>
    ),
    tools: (
      <Tool settles icon="icon-eyeon" onPress={() => session.call({ do: 'sit-out', isOut: false })}>
        Sit back in
      </Tool>
    ),
    words: 'You are sitting out.',
  }
}
