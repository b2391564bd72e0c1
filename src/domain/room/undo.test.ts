import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { giveUpSeat, takeSeat } from '../table/presence.ts'
import { isRefusal } from '../table/refusal.ts'
import type { TableState } from '../table/seating.ts'
import { applySeatMove, joinGame, leaveGame, makeDueMove, passOver, startGame } from './play.ts'
import { markHere } from './presence.ts'
import { emptyRoom, type Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { takeRoomSeat } from './seats.ts'
import { undoableAt, undoLast } from './undo.ts'

/** A ballot of all, then its reveal until somebody taps Next; the clock deals the next one. */
type Poll = TableState & {
  round: number
  votes: (string | null)[]
  phase: 'vote' | 'show' | 'deal'
}

const missing = ({ votes, phase }: Poll) =>
  phase === 'vote' ? [...votes.keys()].filter((seat) => votes[seat] === null) : []

const vote = (state: Poll, seat: number, says: string): Poll => {
  const votes = state.votes.with(seat, says)
  return { ...state, votes, phase: votes.includes(null) ? 'vote' : 'show' }
}

const poll = {
  version: 1,
  start: ({ players }: { players: Poll['players'] }): Poll => ({
    ...{ players, seating: 'own', round: 1, votes: players.map(() => null), phase: 'vote' },
  }),
  move(state: Poll, move: { type: string; says?: string }, { by }: { by: number | 'clock' }) {
    if (move.type === 'dealt') return { ...state, phase: 'vote' }
    if (move.type === 'next' && state.phase === 'show') {
      const votes = state.votes.map(() => null)
      return { ...state, votes, round: state.round + 1, phase: 'deal' }
    }
    return state.phase === 'vote' && move.type === 'vote'
      ? vote(state, by as number, move.says ?? '')
      : { refused: 'no' }
  },
  view: (state: Poll) => state,
  waitsFor: missing,
  passOver: (state: Poll, seat: number) => vote(state, seat, 'passed'),
  due: ({ phase }: Poll) => (phase === 'deal' ? { atMs: 0, move: { type: 'dealt' } } : null),
  join: (state: Poll, player: Poll['players'][number]) =>
    takeSeat(state, player, () => ({ votes: [...state.votes, 'late'] })),
  leave: (state: Poll, seat: number) => giveUpSeat(state, seat),
  ended: ({ round }: Poll) => round > 2,
  prompt: ({ round }: Poll) => String(round),
  pause: (state: Poll) => state,
  resume: (state: Poll) => state,
  recap: () => ({ headline: { code: 'over' }, rows: [], winners: [] }),
}

const played = {
  rules: poll as unknown as RoomRules['rules'],
  readOptions: () => ({}),
  players: { min: 2, max: 9 },
} satisfies RoomRules

const context = { now: 7, random: seeded(1) }
const sit = (room: Room, name: string) => {
  const seated = takeRoomSeat(room, { name, tokenHash: name }, 0) as Room
  return markHere(seated, seated.seats.length - 1, name)
}
const start = { game: 'meyer' as const, options: null, lists: [], source: null }
const begun = startGame(
  ['Sofie', 'Emil', 'Ida'].reduce(sit, emptyRoom(null)),
  played,
  start,
  context,
) as Room

type Step = (room: Room) => Room
const move =
  (seat: number, type: string, says = 'yes'): Step =>
  (room) => {
    const moved = applySeatMove(room, seat, { type, says } as never, played, context)
    if (isRefusal(moved)) throw new Error(moved.refused)
    return moved as Room
  }
const deal: Step = (room) => makeDueMove(room, played, context)
const playOn = (...steps: readonly Step[]) => steps.reduce((room, step) => step(room), begun)
const revealed = [move(0, 'vote'), move(1, 'vote'), move(2, 'vote')]
const next = move(1, 'next')
const state = (room: Room) => room.game?.state as Poll

describe('the host may take back', () => {
  test.each<[string, readonly Step[], number | null]>([
    ['nothing at the start', [], null],
    ['no answer', [move(0, 'vote')], null],
    ['no reveal', revealed, null],
    ['a Next', [...revealed, next], 7],
    ['a Next, also once the clock has dealt', [...revealed, next, deal], 7],
    ['a Next, also once some have answered', [...revealed, next, deal, move(0, 'vote')], 7],
    [
      'and once one was passed over',
      [...revealed, next, deal, (r) => passOver(r, 0, played, context)],
      7,
    ],
    [
      'not once only one was left to answer',
      [...revealed, next, deal, ...revealed.slice(0, 3)],
      null,
    ],
  ])('%s', (_, steps, atMs) => {
    expect(undoableAt(playOn(...steps))).toBe(atMs)
  })

  test('which brings the reveal back, and drops what was answered since', () => {
    const room = playOn(...revealed, next, deal, move(0, 'vote', 'no'))
    const back = undoLast(room, played, 7, 9) as Room
    expect(state(back)).toMatchObject({ round: 1, phase: 'show', votes: ['yes', 'yes', 'yes'] })
    expect(undoableAt(back)).toBeNull()
    expect(undoLast(back, played, 7, 9)).toEqual({ refused: 'nothing-to-undo' })
  })

  test('only the step that was seen', () => {
    const room = playOn(...revealed, next)
    expect(undoLast(room, played, 6, 9)).toEqual({ refused: 'nothing-to-undo' })
  })

  test('the Next that ended the game, with what the evening counted', () => {
    const room = playOn(...revealed, next, deal, ...revealed, next)
    const scored: Room = {
      ...room,
      game: room.game && { ...room.game, isScored: true },
      evening: { games: 1, points: { 0: 5 }, wins: {} },
    }
    const back = undoLast(scored, played, 7, 9) as Room
    expect(back.game?.isScored).toBeUndefined()
    expect(back.evening.games).toBe(0)
    expect(state(back).phase).toBe('show')
  })

  test('never who came or left', () => {
    const came = joinGame(sit(playOn(...revealed, next), 'Noah'), 3, played, context)
    const room = leaveGame(came, 2, played, context)
    const back = undoLast(room, played, 7, 9) as Room
    expect(state(back)).toMatchObject({ phase: 'show', left: [2], late: [3] })
  })

  test('nothing of the game before', () => {
    const again = startGame(playOn(...revealed, next), played, start, {
      ...context,
      now: 8,
    }) as Room
    expect(undoableAt(again)).toBeNull()
  })
})
