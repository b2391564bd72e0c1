import { seeded } from '#domain/random.ts'
import { applySeatMove, makeDueMove } from '#domain/room/play.ts'
import { markHere } from '#domain/room/presence.ts'
import { emptyRoom, type Room } from '#domain/room/room.ts'
import type { RoomRules } from '#domain/room/room-rules.ts'
import { takeRoomSeat } from '#domain/room/seats.ts'
import { startGame } from '#domain/room/start-game.ts'
import { giveUpSeat, takeSeat } from '#domain/table/presence.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'

/** A ballot of all, then its reveal until somebody taps Next; the clock deals the next one. */
export type Poll = TableState & {
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
    players,
    seating: 'own',
    round: 1,
    votes: players.map(() => null),
    phase: 'vote',
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
  isEdge: (before: Poll, after: Poll) => after.round > before.round,
  ended: ({ round }: Poll) => round > 2,
  prompt: ({ round }: Poll) => String(round),
  pause: (state: Poll) => state,
  resume: (state: Poll) => state,
  recap: () => ({ headline: { code: 'over' }, rows: [], winners: [] }),
}

export const pollRules = {
  rules: poll as unknown as RoomRules['rules'],
  readOptions: () => ({}),
  players: { min: 2, max: 9 },
} satisfies RoomRules

export const context = { now: 7, random: seeded(1) }
export const sit = (room: Room, name: string) => {
  const seated = takeRoomSeat(room, { name, tokenHash: name }, 0) as Room
  return markHere(seated, seated.seats.length - 1, name)
}
export const start = { game: 'meyer' as const, options: null, lists: [], source: null }
export const begun = startGame(
  ['Sofie', 'Emil', 'Ida'].reduce(sit, emptyRoom(null)),
  pollRules,
  start,
  context,
) as Room

export type Step = (room: Room) => Room

export const move =
  (seat: number, type: string, says = 'yes', now = 7): Step =>
  (room) => {
    const moved = applySeatMove(room, seat, { type, says } as never, pollRules, { ...context, now })
    if (isRefusal(moved)) throw new Error(moved.refused)
    return moved as Room
  }
export const deal: Step = (room) => makeDueMove(room, pollRules, context)
export const playOn = (...steps: readonly Step[]) => steps.reduce((room, step) => step(room), begun)
export const revealed = [move(0, 'vote'), move(1, 'vote'), move(2, 'vote')]
export const next = move(1, 'next')
export const stateOf = (room: Room) => room.game?.state as Poll
