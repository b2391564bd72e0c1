import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomTable } from '#contract/room-view.ts'
import type { Table } from '#domain/table/table.ts'
import { findGame } from '#games/registry.ts'
import { roomPageOf } from '#tests/support/games/room-page-of.tsx'
import { stagesOfEvening, viewStage } from '#tests/support/words/evening.ts'
import { fakeSession, stateOf } from '#tests/support/words/fake-session.ts'
import { PhonePlaying } from './phone-playing.tsx'
import { RoomClock } from './room-clock.tsx'
import { type SeatedRoom, SeatedRoomContext } from './use-room.ts'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slug = 'never-have-i-ever'
const { rooms } = await roomPageOf(slug)
const Play = await rooms.phone()
const stages = await stagesOfEvening()

/** What the phone of a seat says then. */
function phone(name: string, seat: number, choice: string | null = null): string {
  const stage = stages.find((other) => other.name === name)
  const game = findGame(slug)
  if (!stage || !game) throw new Error(name)
  vi.setSystemTime(stage.nowMs)
  const room = viewStage(stage, seat)
  const tableView = room.table as RoomTable
  const ask = tableView.audience.ask?.id ?? ''
  const tapped = choice === null ? [] : [{ ask, choice }]
  const state = { ...stateOf(room, seat, { tapped }), room }
  const seated: SeatedRoom = {
    session: fakeSession(state),
    seat,
    name: '',
    token: '',
    state,
    isHost: room.host === seat,
    openSheet() {},
  }
  const table = { send() {}, undo() {} } as unknown as Table<unknown, { type: string }, unknown>
  const html = renderToStaticMarkup(
    <SeatedRoomContext value={seated}>
      <RoomClock offsetMs={0}>
        <PhonePlaying {...{ game, table, tableView, Play }} />
      </RoomClock>
    </SeatedRoomContext>,
  )
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

const late = 'You are in from the next prompt on.'

test.each<[string, string, number, string | null, string[], string[]]>([
  [
    'who sits out has the audience’s tap, and the way back',
    'a game, sitting out',
    1,
    null,
    ['You are sitting out.', 'Sit back in', 'I haven’t I have'],
    [late, 'Not for us', 'Waiting for'],
  ],
  [
    'its tap is in, and changes',
    'a game, sitting out',
    1,
    'has',
    ['I have A bar of its own. Tap to change it.', 'Sit back in'],
    ['I haven’t'],
  ],
  [
    'where nothing is asked it says how to come back',
    'a game, sitting out at a reveal',
    1,
    null,
    ['You are sitting out Sit back in, and you play from the next prompt on.', 'Sit back in'],
    ['Next', late],
  ],
  [
    'who is back in has neither',
    'a game, sitting out, and back in',
    1,
    null,
    [late],
    ['You are sitting out', 'Sit back in', 'I have'],
  ],
  [
    'nobody else has either',
    'a game, sitting out',
    0,
    null,
    ['I haven’t', 'Not for us'],
    ['You are sitting out', 'Sit back in'],
  ],
])('%s', (_, stage, seat, choice, has, hasNot) => {
  const words = phone(stage, seat, choice)
  for (const part of has) expect(words).toContain(part)
  for (const part of hasNot) expect(words).not.toContain(part)
})
