import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Deck } from '#domain/prompts/deck.ts'
import { seeded } from '#domain/random.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import { type Seats, seatsAbsent, seatsHere, seatsTaken } from '#domain/table/presence.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import { deepFreeze, expectGameInvariants } from './game-invariants.ts'
import {
  actorAt,
  countTables,
  type RandomGame,
  type RandomGames,
  seatings,
  shrinking,
  startGame,
  stepMs,
} from './random-games.ts'

const runs = 150
const timeoutMs = 60_000
const longAfterMs = 600_000

/**
 * Random games in which players, and phones, come and go at random moments: the game waits only for
 * those who are here, no score is lost, no prompt names a player who left, every prompt may name a
 * newcomer, and with two players there is always a way on.
 */
export function testComingAndGoing<State extends TableState, Move, View, O>(
  name: string,
  games: RandomGames<State, Move, View, O>,
): void {
  const game = fc.record({
    seed: fc.nat(),
    table: fc.nat({ max: countTables(games) - 1 }),
    wishes: fc.array(fc.nat({ max: 9999 }), { minLength: 20, maxLength: 90, size: 'max' }),
  })

  test(
    `${name}, random games: players and phones come and go`,
    () => {
      let changes = 0
      const property = fc.property(game, (each) => {
        const { state, changed } = playOut(games, each)
        changes += changed
        if (each.seed % 10 === 0) expect(playOut(games, each).state).toEqual(state)
      })
      fc.assert(property, { numRuns: runs, seed: 20261124, ...shrinking })
      expect(changes).toBeGreaterThan(runs)
    },
    timeoutMs,
  )
}

function playOut<State extends TableState, Move, View, O>(
  games: RandomGames<State, Move, View, O>,
  { seed, table, wishes }: RandomGame,
): { state: State; changed: number } {
  const { rules, tries } = games
  const random = seeded(seed)
  let state = deepFreeze(startGame(games, table, seatings[seed % 2] ?? 'own', random))
  let now = 1_000_000
  let changed = 0
  for (const wish of wishes) {
    now += (wish % 40) * stepMs[state.seating]
    const context = { now, random, away: [] }
    const taken = seatsTaken(state)
    const seat = taken[wish % taken.length] as number
    const before = state
    if (wish % 13 === 0 && state.players.length < 30) {
      const player = newcomer(state, wish)
      state = deepFreeze(rules.join(state, player, context))
      const others = [...before.players.keys()].filter((seat) => before.players[seat] !== player)
      expectSameScores(rules, before, state, others)
      changed += 1
    } else if (wish % 11 === 0 && taken.length > 1) {
      state = deepFreeze(rules.leave(state, seat, context))
      // Without one answer a ballot may close, and others score.
      const isOwnScore = 'teams' in state || state.seating === 'own'
      expectSameScores(rules, before, state, isOwnScore ? [seat] : before.players.keys())
      changed += 1
    } else if (wish % 17 === 0) {
      const seating = state.seating === 'own' ? 'passed' : 'own'
      state = deepFreeze(rules.reseat(state, seating, context))
      // A game may rank by other counts with a phone each.
      expectSameScores(rules, { ...before, seating }, state, before.players.keys())
      changed += 1
    } else {
      const due = rules.due(state)
      const isDue = due !== null && due.atMs <= now
      const by = isDue ? 'clock' : actorAt(state, wish)
      const moves = isDue ? [due.move] : tries(state, by)
      const move = moves[wish % moves.length]
      if (move === undefined || seatsHere(state).length < 2) continue
      const outcome = applyMove(rules, state, move, { ...context, by })
      if (!isRefusal(outcome)) state = deepFreeze(outcome)
    }
    expectOnlyThoseHere(games, state)
    if (!rules.ended(state) && state !== before) expectWayOn(games, state, now)
  }
  return { state, changed }
}

/** A new player, or one who left. */
function newcomer({ players, left = [] }: Seats, wish: number) {
  const back = left[wish % 3]
  const name = `P${players.length}`
  return (back !== undefined && players[back]) || { id: name, name }
}

/** Points in the balance of a card that starts again may go; what was settled stays. */
function expectSameScores<State extends TableState, Move, View, O>(
  rules: GameRules<State, Move, View, O, string>,
  before: State,
  after: State,
  seats: Iterable<number>,
): void {
  const scoreOf = (state: State, seat: number) =>
    rules.recap(state).rows.find((row) => row.seat === seat)?.score
  for (const seat of seats) {
    const [had, has] = [scoreOf(before, seat), scoreOf(after, seat)]
    if (had !== has) throw new Error(`Seat ${seat} had ${had} and has ${has}`)
  }
}

function expectOnlyThoseHere<State extends TableState, Move, View, O>(
  { rules, messages }: RandomGames<State, Move, View, O>,
  state: State,
): void {
  const here = seatsHere(state)
  const view = deepFreeze(rules.view(state, 'device')) as Record<string, unknown>
  expectGameInvariants(rules, messages, state)
  if (countNameable(state) < state.players.length) throw new Error('No prompt may name a player')
  if (!rules.recap(state).winners.every((seat) => here.includes(seat)))
    throw new Error('One who left has won')
  if (rules.ended(state) || here.length < 2) return
  const waited = rules.waitsFor(state).filter((seat) => !here.includes(seat))
  if (waited.length > 0) throw new Error(`The game waits for ${waited}, who are not here`)
  const absent = seatsAbsent(state).filter((seat) => promptSeats(view).includes(seat))
  if (absent.length > 0) throw new Error(`The prompt names ${absent}, who left`)
}

/** How many players the prompts of a game can name; all of them in a game without a deck. */
function countNameable({ players, deck }: Seats & { deck?: Partial<Deck> }): number {
  return deck?.mentions?.length ?? players.length
}

/** The seats that the prompt on the table names. */
function promptSeats(view: Record<string, unknown>): number[] {
  const card = view.card as { view?: unknown } | null | undefined
  const inside = [view, card, card?.view, view.task] as ({ prompt?: unknown } | null | undefined)[]
  return inside.flatMap((part) => {
    const { parts = [] } = (part?.prompt ?? {}) as { parts?: { seat?: number }[] }
    return parts.flatMap(({ seat }) => seat ?? [])
  })
}

/** Somebody may act, or the clock will. */
function expectWayOn<State extends TableState, Move, View, O>(
  { rules, tries }: RandomGames<State, Move, View, O>,
  state: State,
  now: number,
): void {
  const here = seatsHere(state)
  if (here.length < 2 || rules.due(state)) return
  const actors = state.seating === 'passed' ? (['device'] as const) : here
  const later = { now: now + longAfterMs, random: seeded(1), away: [] }
  const canAct = actors.some((by) =>
    tries(state, by).some((move) => {
      const context: MoveContext = { ...later, by }
      return !isRefusal(applyMove(rules, state, move, context))
    }),
  )
  if (!canAct) throw new Error(`No way on from ${JSON.stringify(state)}`)
}
