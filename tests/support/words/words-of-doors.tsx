import type { ReactElement } from 'react'
import { vi } from 'vitest'
import type { TablePreview } from '#contract/bar-tables.ts'
import type { NightPage as Page } from '#contract/nights.ts'
import { type RoomPreview, roomRefusals } from '#contract/rooms.ts'
import type { AudienceTaps } from '#domain/table/audience.ts'
import { findGame } from '#games/registry.ts'
import BarTable from '../../../src/pages/room/bar-table.tsx'
import { CarryForm } from '../../../src/pages/room/carry-form.tsx'
import { GameIsHere } from '../../../src/pages/room/game-is-here.tsx'
import Join from '../../../src/pages/room/join.tsx'
import { JoinForm } from '../../../src/pages/room/join-form.tsx'
import { JoinName } from '../../../src/pages/room/join-name.tsx'
import { wordsOf } from '../../../src/pages/room/join-trouble.ts'
import { Reconnecting } from '../../../src/pages/room/kept-seat.tsx'
import { NightGone } from '../../../src/pages/room/night-gone.tsx'
import { NightPage } from '../../../src/pages/room/night-page.tsx'
import OpenRoom from '../../../src/pages/room/open-room.tsx'
import { PassedSeatCover } from '../../../src/pages/room/passed-seat-cover.tsx'
import Room from '../../../src/pages/room/room.tsx'
import { SitDownForm } from '../../../src/pages/room/sit-down-form.tsx'
import { TakeOver } from '../../../src/pages/room/take-over.tsx'
import { TakeSeat } from '../../../src/pages/room/take-seat.tsx'
import Tv from '../../../src/pages/room/tv.tsx'
import { TvOffline } from '../../../src/pages/room/tv-offline.tsx'
import { WatchHeard } from '../../../src/pages/room/watch-heard.tsx'
import { YourNight } from '../../../src/pages/room/your-night.tsx'
import type { Shown } from './approve-words.ts'
import { code, type Stage, stagesOfEvening, viewStage } from './evening.ts'
import { read } from './words-of-room.tsx'

const nothing = () => {}
type Door = { phase: string; element: ReactElement }

const at = (phase: string, element: ReactElement): Door => ({ phase, element })
const ways = { onJoined: nothing, onWatch: nothing, onTable: nothing }

/** What leads into a room and out of it. */
export async function* wordsOfDoors(): AsyncGenerator<Shown> {
  vi.setSystemTime(0)
  const stages = await stagesOfEvening()
  for (const { phase, element } of [...joining(), ...between(stages), ...nights(stages)]) {
    yield { who: 'a phone', phase, texts: await read(element) }
  }
}

function* joining(): Generator<Door> {
  yield at('joining', <Join />)
  yield at('opening', <OpenRoom />)
  yield at('a game to carry that is gone', <CarryForm slug="meyer" onOpened={nothing} />)
  yield at('a wrong code', <Room />)
  yield at('a wrong code on a TV', <Tv />)
  yield at('with a code', <JoinForm code={code} lastName="" {...ways} />)
  yield at('with a code and a name', <JoinForm code={code} lastName="Ada" {...ways} />)
  yield at('at a bar’s table', <JoinForm code={null} lastName="Ada" {...ways} />)
  for (const refusal of roomRefusals) {
    const message = wordsOf(refusal, 'Ada')
    const name = { name: 'Ada', onName: nothing, hint: 'hint', onReturn: nothing }
    if (message) yield at(refusal, <JoinName {...name} trouble={{ message, refusal }} />)
  }
  yield at('another phone’s seat', <TakeOver code={code} link="link" onJoined={nothing} />)
  yield at('a bar’s table', <BarTable />)
  for (const [name, preview] of Object.entries(tables)) {
    for (const ownRoom of [null, code]) {
      const form = { preview, lastName: ownRoom ? 'Ada' : '', ownRoom, ...ways }
      yield at(`a bar’s table, ${name}`, <SitDownForm {...form} />)
    }
  }
}

const room: RoomPreview = {
  code,
  game: 'meyer',
  phase: 'lobby',
  seats: 1,
  isLocked: false,
  isFull: false,
  unclaimed: [],
}
const table = { code: 'ABCDE', bar: 'Bar', table: 7, game: 'meyer', closesAtMs: 0, room } as const
const tables: Record<string, TablePreview> = {
  free: { ...table, use: 'free', room: null },
  quiet: { ...table, use: 'quiet' },
  'in its lobby': { ...table, use: 'on' },
  'with a game': { ...table, use: 'on', room: { ...room, phase: 'playing', isLocked: true } },
}

function* between(stages: readonly Stage[]): Generator<Door> {
  const [stage] = stages
  if (!stage) return
  const view = viewStage(stage, 0)
  const seat = (at: number) => ({ ...view.seats[0], seat: at }) as (typeof view.seats)[number]
  const sized = (size: number) => ({
    ...view,
    seats: Array.from({ length: size }, (_, at) => seat(at)),
  })
  yield at('the cover of another seat', <PassedSeatCover name="Ada" onOpen={nothing} />)
  const kept = { name: 'Ada', code, token: 't0', onRetry: nothing }
  yield at('offline with a copy', <Reconnecting {...kept} onGoOn={nothing} />)
  const along = {
    code,
    seat: 0,
    proof: 'proof',
    copyId: null,
    slug: 'meyer',
    game: null,
    dealtAtMs: 1,
  } as const
  yield at('with the room’s game', <GameIsHere kept={along} room={view} name="Ada" />)
  yield at('a seat is free', <TakeSeat room={sized(19)} />)
  yield at('no seat is free', <TakeSeat room={sized(20)} />)
  yield at('a TV that lost its game', <TvOffline code={code} game={findGame('meyer') ?? null} />)
  const players = ['Ada', 'Ben'].map((name) => ({ id: name, name }))
  const someTaps: AudienceTaps[] = [{ 0: 1 }, { 0: 1, 1: 2 }]
  for (const taps of someTaps) {
    const heard = { kind: 'crown', taps, atMs: 0 } as const
    yield at('what the audience said', <WatchHeard heard={heard} players={players} />)
  }
}

function* nights(stages: readonly Stage[]): Generator<Door> {
  const stage = stages.find(({ name }) => name === 'night')
  const night = stage && viewStage(stage, 0).night
  if (!night) return
  const page: Page = { id: 'id', night, names: { 0: 'Ada' }, expiresAtMs: 0 }
  yield at('a kept night', <NightPage page={page} onChange={nothing} />)
  const legendary = { ...night, bestPrompt: 'done thing 1', games: night.games.slice(0, 1) }
  yield at('a kept night', <NightPage page={{ ...page, night: legendary }} onChange={nothing} />)
  yield at('a night that is gone', <NightGone />)
  for (const isMaker of [true, false]) {
    const seat = { id: 'id', seat: 0, name: isMaker ? 'Ada' : null, isMaker }
    const own = { kept: { id: 'id', token: 't0', name: 'Ada' }, room: { code, games: 3 } }
    yield at('your night', <YourNight {...own} seat={seat} onClose={nothing} />)
  }
}
