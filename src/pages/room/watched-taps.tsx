import { choiceFor } from '#browser/room/own-taps.ts'
import { revealPauseMs } from '#games/parts/stamping.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import type { Watching } from '#games/parts/watching.ts'
import { WatchAskDock, WatchChoices } from './watch-ask.tsx'
import { WatchHeard } from './watch-heard.tsx'
import type { WatchedRoom } from './watched-room.ts'

/** What is tapped in the place of the game's own buttons, or was said by all who watch; no dock where nothing is asked. */
export function useWatchedTaps({
  session,
  state,
  room,
}: Pick<WatchedRoom, 'session' | 'state' | 'room'>): Pick<Watching, 'below' | 'dock'> {
  const { ask, heard } = room.table?.audience ?? { ask: null, heard: null }
  const isTold = useIsPast((heard?.atMs ?? 0) + (room.screens > 0 ? revealPauseMs : 0))
  const players = room.table?.players ?? []
  if (!ask || (ask.isClosed && heard)) {
    return { below: heard && isTold && <WatchHeard heard={heard} players={players} />, dock: null }
  }
  const asking = {
    ask,
    players,
    chosen: choiceFor(state.tapped, ask.id),
    onTap: (choice: string) => session.tap({ ask: ask.id, choice }),
  }
  return { below: <WatchChoices {...asking} />, dock: <WatchAskDock {...asking} /> }
}
