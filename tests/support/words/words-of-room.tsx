import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import type { RoomState } from '#browser/room/room-session.ts'
import type { RoomView } from '#contract/room-view.ts'
import { RoomGamePageContext } from '#games/shell/room-game-page.ts'
import { RoomClock } from '../../../src/pages/room/room-clock.tsx'
import { goodbyes } from '../../../src/pages/room/room-messages.ts'
import { RoomPhone } from '../../../src/pages/room/room-phone.tsx'
import type { RoomSheetName } from '../../../src/pages/room/room-sheet-name.ts'
import { RoomSheets } from '../../../src/pages/room/room-sheets.tsx'
import { TvGamePage } from '../../../src/pages/room/tv-game-page.tsx'
import { TvLobby } from '../../../src/pages/room/tv-lobby.tsx'
import { TvNextVote } from '../../../src/pages/room/tv-next-vote.tsx'
import { TvNight } from '../../../src/pages/room/tv-night.tsx'
import { TvRoom } from '../../../src/pages/room/tv-room.tsx'
import { TvRoomContext } from '../../../src/pages/room/tv-room-context.ts'
import { TvThrow } from '../../../src/pages/room/tv-throw.tsx'
import { TvWater } from '../../../src/pages/room/tv-water.tsx'
import { useGameScreen } from '../../../src/pages/room/use-game-screen.ts'
import { type SeatedRoom, SeatedRoomContext } from '../../../src/pages/room/use-room.ts'
import { WatchRoom } from '../../../src/pages/room/watch-room.tsx'
import { WatchSheet } from '../../../src/pages/room/watch-sheet.tsx'
import { WatchedRoomContext } from '../../../src/pages/room/watched-room.ts'
import type { Shown } from './approve-words.ts'
import { code, type Stage, stagesOfEvening, viewStage } from './evening.ts'
import { connected, fakeSession, stateOf } from './fake-session.ts'
import { names } from './game-moments.ts'
import { drawLate } from './late-now.ts'
import { readBlocks } from './read-blocks.ts'

const nothing = () => {}
const seats = [
  ['the host', 0],
  ['a player', 1],
] as const
const keptBy = (seat: number) => ({ code, seat, token: `t${seat}`, name: names[seat] ?? '' })

export async function read(element: ReactElement): Promise<string[]> {
  return readBlocks(await drawLate(() => renderToStaticMarkup(element)))
}

/** The room on every screen, from stage to stage of an evening. */
export async function* wordsOfRoom(): AsyncGenerator<Shown> {
  for (const stage of await stagesOfEvening()) {
    vi.setSystemTime(stage.nowMs)
    const at = (who: string, texts: string[]) => ({ who, phase: stage.name, texts })
    for (const [who, seat] of seats) {
      yield at(who, await readPhone(stateOf(viewStage(stage, seat), seat), seat))
    }
    const room = viewStage(stage, 'audience')
    connect(stateOf(room, null))
    yield at('the audience', await read(<WatchRoom code={code} />))
    yield at('the TV', await read(<Tv room={viewStage(stage, 'screen')} />))
  }
}

/** What a phone or a TV says that has no room, or no network. */
export async function* wordsOfLostRooms(): AsyncGenerator<Shown> {
  const [stage] = await stagesOfEvening()
  if (!stage) return
  const lost: [string, Partial<RoomState>][] = [
    ['offline for long', { lostSinceMs: stage.nowMs - 20_000 }],
    ['offline for a moment', { lostSinceMs: stage.nowMs - 5000 }],
    ['knocking', { isKnocking: true }],
    ['outdated', { isOutdated: true }],
    ['before a view', { room: null }],
    ...Object.keys(goodbyes).map((why): [string, Partial<RoomState>] => [
      why,
      { goodbye: why as keyof typeof goodbyes },
    ]),
  ]
  for (const [phase, more] of lost) {
    vi.setSystemTime(stage.nowMs)
    const at = (who: string, texts: string[]) => ({ who, phase, texts })
    yield at('a player', await readPhone(stateOf(viewStage(stage, 1), 1, more), 1))
    connect(stateOf(viewStage(stage, 'audience'), null, more))
    yield at('the audience', await read(<WatchRoom code={code} />))
    connect(stateOf(viewStage(stage, 'screen'), null, more))
    yield at('the TV', await read(<TvRoom code={code} />))
  }
}

const sheets = ['room', 'lines', 'write', 'phones', 'throw', 'release', 'remove'] as const
/** The same at any time. */
const plainSheets = ['plays', 'invite', 'move', 'also', 'tv', 'games', 'hand-over'] as const

/** What can be opened over a room's screens, wherever it says something new. */
export async function* wordsOfSheets(): AsyncGenerator<Shown> {
  for (const [at, stage] of (await stagesOfEvening()).entries()) {
    vi.setSystemTime(stage.nowMs)
    for (const sheet of at === 0 ? [...sheets, ...plainSheets] : sheets) {
      for (const [who, seat] of seats) {
        yield { who, phase: sheet, texts: await readSheet(stage, seat, sheet) }
      }
    }
    const room = viewStage(stage, 'audience')
    const watched = { session: fakeSession(stateOf(room, null)), state: stateOf(room, null), room }
    const sheet = <WatchSheet open onClose={nothing} />
    const context = { ...watched, openSheet: nothing }
    const texts = await read(<WatchedRoomContext value={context}>{sheet}</WatchedRoomContext>)
    yield { who: 'the audience', phase: 'room', texts }
  }
}

async function readSheet(stage: Stage, seat: number, sheet: RoomSheetName): Promise<string[]> {
  const room = viewStage(stage, seat)
  const kept = keptBy(seat)
  const seated: SeatedRoom = {
    session: fakeSession(stateOf(room, seat)),
    seat,
    name: kept.name,
    token: kept.token,
    state: { ...stateOf(room, seat), room },
    isHost: room.host === seat,
    openSheet: nothing,
  }
  const does = { onSheet: nothing, onPass: nothing, others: seat === 0 ? [keptBy(3)] : [] }
  return await read(
    <SeatedRoomContext value={seated}>
      <RoomSheets open={sheet} {...does} />
    </SeatedRoomContext>,
  )
}

async function readPhone(state: RoomState, seat: number): Promise<string[]> {
  connect(state)
  const others = seat === 0 ? [keptBy(3)] : []
  const phone = { code, kept: keptBy(seat), others, isShown: true, onPass: nothing, cover: null }
  return await read(<RoomPhone {...phone} />)
}

function connect(state: RoomState): void {
  Object.assign(connected, { state, session: fakeSession(state) })
}

/** A TV that was started: what is drawn when is `tv-room.tsx`’s. */
function Tv({ room }: { room: RoomView }) {
  const Screen = useGameScreen(room.table?.game ?? null)
  const session = fakeSession(stateOf(room, null))
  return (
    <TvRoomContext value={{ session, room, offsetMs: 0 }}>
      <RoomClock offsetMs={0}>
        <RoomGamePageContext value={TvGamePage}>
          {room.thrown ? (
            <TvThrow room={room} thrown={room.thrown} />
          ) : room.phase === 'night' ? (
            <TvNight room={room} />
          ) : room.next ? (
            <TvNextVote room={room} next={room.next} />
          ) : room.water ? (
            <TvWater code={room.code} clock={room.water} />
          ) : Screen ? (
            <Screen />
          ) : (
            <TvLobby room={room} />
          )}
        </RoomGamePageContext>
      </RoomClock>
    </TvRoomContext>
  )
}
