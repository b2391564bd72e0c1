import { expect, test } from 'vitest'
import { randomInt, seeded } from '#domain/random.ts'
import { applySeatMove, isGameOver, joinGame, leaveGame, makeDueMove } from '#domain/room/play.ts'
import { isSeatHere, markAway, markHere } from '#domain/room/presence.ts'
import { emptyRoom, playerOf, type Room, seatOfPlayer, seatsOf } from '#domain/room/room.ts'
import type { RoomMove, RoomRules } from '#domain/room/room-rules.ts'
import { removeSeat, takeRoomSeat } from '#domain/room/seats.ts'
import { roomDueAt, settleRoom } from '#domain/room/settle.ts'
import { startGame } from '#domain/room/start-game.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import { countChances } from '#domain/table/chances.ts'
import type { Messages } from '#domain/table/messages.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import { expectGameInvariants } from '#tests/support/games/game-invariants.ts'
import type { RandomGames } from '#tests/support/games/random-games.ts'
import { games as category } from '#tests/support/games/random-moves/category.ts'
import { games as charades } from '#tests/support/games/random-moves/charades.ts'
import { games as country } from '#tests/support/games/random-moves/country-island-city.ts'
import { games as dice } from '#tests/support/games/random-moves/drunk-dice.ts'
import { games as meyer } from '#tests/support/games/random-moves/meyer.ts'
import { games as mix } from '#tests/support/games/random-moves/mix.ts'
import { games as more } from '#tests/support/games/random-moves/more-or-less.ts'
import { games as likely } from '#tests/support/games/random-moves/most-likely-to.ts'
import { games as never } from '#tests/support/games/random-moves/never-have-i-ever.ts'
import { games as slusen } from '#tests/support/games/random-moves/slusen.ts'
import { games as truth } from '#tests/support/games/random-moves/truth-or-dare.ts'
import { games as guess } from '#tests/support/games/random-moves/word-guess.ts'

const all = {
  category,
  charades,
  country,
  dice,
  meyer,
  mix,
  more,
  likely,
  never,
  slusen,
  truth,
  guess,
}
const steps = 250
/** They go on, correct a list that all saw, answer to it, or tell of a rule that was broken. */
const openMoves = new Set(['next', 'pass', 'skip', 'toggle', 'appeal', 'slip', 'catch', 'caught'])
const seats = 6
/** Away from the first moment to the last. */
const sleeper = seats - 1

type Any = Pick<RandomGames<never, RoomMove, unknown, unknown>, 'options' | 'lists'> & {
  rules: RoomRules['rules']
  messages: Messages
  tries: (state: unknown, by: unknown) => readonly RoomMove[]
}

/**
 * Phones sleep, come, go and tap anything; whatever they do, the room goes on, and who never came
 * back has no place as soon as anybody has answered.
 */
test.each(Object.entries(all))('%s in a room', (_, game) => {
  const { options, lists = [], tries, messages, ...own } = game as unknown as Any
  const rules = countChances(own.rules)
  let answers = 0
  for (const [chosen, option] of options.slice(0, 2).entries()) {
    const random = seeded(chosen + 1)
    const played: RoomRules = { rules, readOptions: () => option, players: { min: 2, max: 20 } }
    let now = 1_000_000
    const context = () => ({ now, random })
    const sit = (room: Room, name: string) => {
      const seated = takeRoomSeat(room, { name, tokenHash: name }, now) as Room
      return markHere(seated, seated.seats.length - 1, `p/${name}`)
    }
    let room = Array.from({ length: seats }, (_, seat) => `Guest ${seat}`).reduce(
      sit,
      emptyRoom(null),
    )
    const start = { game: 'meyer' as const, options: option, lists, source: null }
    const begun = startGame(room, played, start, context())
    if (isRefusal(begun)) throw new Error(String(begun.refused))
    const slept = markAway(begun as Room, sleeper, `p/Guest ${sleeper}`, now)
    room = settleRoom(room, slept, played, context())

    for (let step = 0; step < steps; step++) {
      now += randomInt(3_000, random)
      const before = room
      const [asked] = room.game ? rules.waitsFor(room.game.state) : []
      const anybody = randomInt(room.seats.length, random)
      const at = asked === undefined || step % 2 === 0 ? anybody : seatOfPlayer(room, asked)
      room = change(room, at ?? anybody)
      room = makeDueMove(room, played, context())
      room = settleRoom(before, room, played, context())
      // As it is read from its row.
      room = JSON.parse(JSON.stringify(room))
      const state = room.game?.state
      if (!state) throw new Error('the game is gone')
      expectNothingLeftToDecide(room)
      const viewers = [...seatsOf(room).map((seat) => playerOf(room, seat) ?? 'audience'), 'screen']
      for (const viewer of viewers) JSON.stringify(rules.view(state, viewer as never))
      expect(roomDueAt(room, played)).not.toBeNaN()
      expectGameInvariants(rules, messages, state)
      const answered = state.chances?.answered.some((count) => count > 0)
      if (answered) expectNoPlace(room)
      answers += answered ? 1 : 0
      if (rules.ended(state)) {
        expect(rules.recap(state).rows).toBeInstanceOf(Array)
        break
      }
    }

    function expectNoPlace({ game }: Room): void {
      const { rows, winners } = rules.recap(game?.state as TableState)
      const row = rows.find(({ seat }) => seat === sleeper)
      if (row?.place !== null || winners.includes(sleeper)) {
        throw new Error(`Absence is placed: ${JSON.stringify(game?.state.chances)}`)
      }
    }

    function change(from: Room, seat: number): Room {
      if (seat === sleeper) return from
      const dice = random()
      const by = from.contacts[seat]?.by ?? null
      if (dice < 0.04) return markAway(from, seat, by, now)
      if (dice < 0.1) return joinGame(markHere(from, seat, `p/${step()}`), seat, played, context())
      if (dice < 0.12 && from.seats.length < 9) {
        const more = sit(from, `Late ${from.seats.length}`)
        return joinGame(more, more.seats.length - 1, played, context())
      }
      if (dice < 0.13 && seatsOf(from).length > 3) {
        return removeSeat(leaveGame(from, seat, played, context()), seat, now)
      }
      const player = playerOf(from, seat)
      if (player === null || !isSeatHere(from, seat)) return from
      const moves = tries(from.game?.state, player)
      const move = moves[randomInt(moves.length, random)]
      const moved = move ? applySeatMove(from, seat, move, played, context()) : from
      return isRefusal(moved) ? from : (moved as Room)
    }

    /** The host may go back to it: whoever has seen what came after changes nothing there. */
    function expectNothingLeftToDecide({ former, game: current }: Room): void {
      if (!former) return
      const { state } = former.game
      expect(current?.dealtAtMs).toBe(former.game.dealtAtMs)
      expect(rules.waitsFor(state)).toEqual([])
      for (const by of seatsHere(state)) {
        for (const move of tries(state, by).filter(({ type }) => !openMoves.has(type))) {
          const outcome = applyMove(rules, state, move, { ...context(), away: [], by })
          const isSame = outcome === state || isRefusal(outcome as TableState)
          expect([move, isSame]).toEqual([move, true])
        }
      }
    }

    function step(): number {
      return randomInt(1_000_000, random)
    }
  }
  expect(answers).toBeGreaterThan(0)
})

/** As `withoutEnd` has it. */
const longest = { rounds: 0, laps: 0, cards: 40, words: 10, target: 15 }

/** All stay, and tap anything. */
test.each(Object.entries(all))(
  '%s lasts about twelve minutes, where the room ends it',
  (_, game) => {
    const { rules, options, lists = [], tries } = game as unknown as Any
    const random = seeded(12)
    const option = { ...(options[0] as object), ...longest }
    const played: RoomRules = { rules, readOptions: () => option, players: { min: 2, max: 20 } }
    let now = 0
    const context = () => ({ now, random })
    let room = Array.from({ length: seats }, (_, seat) => `Guest ${seat}`).reduce(
      (before, name) => {
        const seated = takeRoomSeat(before, { name, tokenHash: name }, now) as Room
        return markHere(seated, seated.seats.length - 1, name)
      },
      emptyRoom(null),
    )
    const start = { game: 'meyer' as const, options: option, lists, source: null, isTwelve: true }
    room = settleRoom(room, startGame(room, played, start, context()) as Room, played, context())
    while (room.game && !isGameOver(room.game, played)) {
      expect(now).toBeLessThan(20 * 60_000)
      now += randomInt(3_000, random)
      const before = room
      const at = randomInt(seats, random)
      const moves = tries(room.game.state, playerOf(room, at))
      const move = moves[randomInt(moves.length, random)]
      const moved = move ? applySeatMove(room, at, move, played, context()) : room
      if (!isRefusal(moved)) room = moved as Room
      room = settleRoom(before, makeDueMove(room, played, context()), played, context())
    }
    if (room.game?.stopped) expect(now).toBeGreaterThanOrEqual(10 * 60_000)
    expect(room.evening.games).toBe(1)
  },
)
