import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Deck } from '#domain/prompts/deck.ts'
import { seeded } from '#domain/random.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import { type Seats, seatsAbsent, seatsHere, seatsTaken } from '#domain/table/presence.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { deepFreeze, expectGameInvariants } from './game-invariants.ts'
import { seatPlayers } from './play-rules.ts'
import { countTables, type RandomGame, type RandomGames } from './random-games.ts'

const runs = 250
const timeoutMs = 60_000
const longAfterMs = 600_000
/** The one seat that is nobody's: the voice host's. */
const noChair = -1

type AnyGames<State, Move, View, O> = RandomGames<State, Move, View, O>

/**
 * Random games in which players come and go at random moments: turns are only for those who are
 * here, no score is lost, no prompt names somebody who left, every prompt may name whoever came, and
 * with two players there is always a move.
 */
export function testComingAndGoing<State extends Seats, Move, View, O>(
  games: AnyGames<State, Move, View, O>,
): void {
  const game = fc.record({
    seed: fc.nat(),
    table: fc.nat({ max: countTables(games) - 1 }),
    wishes: fc.array(fc.nat({ max: 9999 }), { minLength: 20, maxLength: 90, size: 'max' }),
  })

  test(
    'hold it where players come and go, and are the same from the same seeds',
    () => {
      let changes = 0
      const property = fc.property(game, (each) => {
        const { state, joinsAndLeaves } = playOut(games, each)
        changes += joinsAndLeaves
        if (each.seed % 10 === 0) expect(playOut(games, each).state).toEqual(state)
      })
      fc.assert(property, { numRuns: runs, seed: 20261124 })
      expect(changes).toBeGreaterThan(runs)
    },
    timeoutMs,
  )
}

function playOut<State extends Seats, Move, View, O>(
  games: AnyGames<State, Move, View, O>,
  { seed, table, wishes }: RandomGame,
): { state: State; joinsAndLeaves: number } {
  const { rules, options, lists = [], tries } = games
  const random = seeded(seed)
  const players = seatPlayers(games.players[table % games.players.length] as number)
  const chosen = options[Math.floor(table / games.players.length)] as O
  let state = deepFreeze(rules.start({ players, lists, options: chosen }, random))
  let now = 1_000_000
  let joinsAndLeaves = 0
  for (const wish of wishes) {
    now += (wish % 40) * 100
    const taken = seatsTaken(state)
    const seat = taken[wish % taken.length] as number
    const before = state
    if (wish % 13 === 0 && state.players.length < 30) {
      const player = comer(state, wish)
      state = deepFreeze(rules.join(state, player))
      const others = [...before.players.keys()].filter((seat) => before.players[seat] !== player)
      sameScores(rules, before, state, others)
      joinsAndLeaves += 1
    } else if (wish % 11 === 0 && taken.length > 1) {
      state = deepFreeze(rules.leave(state, seat))
      sameScores(rules, before, state, 'teams' in state ? [seat] : before.players.keys())
      joinsAndLeaves += 1
    } else {
      const moves = tries(state, rules.holder(state))
      const move = moves[wish % moves.length]
      if (move === undefined || seatsHere(state).length < 2) continue
      const outcome = rules.move(state, move, { seat: rules.holder(state), now, random })
      if (!isRefusal(outcome)) state = deepFreeze(outcome)
    }
    holdsWhoeverIsHere(rules, state)
    if (!rules.ended(state) && state !== before) goesOn(games, state, now + longAfterMs)
  }
  return { state, joinsAndLeaves }
}

/** Somebody new, or one who left. */
function comer({ players, left = [] }: Seats, wish: number) {
  const back = left[wish % 3]
  const name = `P${players.length}`
  return (back !== undefined && players[back]) || { id: name, name }
}

function sameScores<State extends Seats, Move, View, O>(
  rules: GameRules<State, Move, View, O>,
  before: State,
  after: State,
  seats: Iterable<number>,
): void {
  const scoreOf = (state: State, seat: number) =>
    rules.recap(state).rows.find((row) => row.seat === seat)?.score
  for (const seat of seats) {
    const [had, has] = [scoreOf(before, seat), scoreOf(after, seat)]
    if (had !== has) throw new Error(`Seat ${seat} had ${had} and has ${has}.`)
  }
}

function holdsWhoeverIsHere<State extends Seats, Move, View, O>(
  rules: GameRules<State, Move, View, O>,
  state: State,
): void {
  const here = seatsHere(state)
  const holder = rules.holder(state)
  const view = deepFreeze(rules.view(state, holder)) as Record<string, unknown>
  deepFreeze(rules.view(state, null))
  expectGameInvariants(rules, state)
  if (countNameable(state) < state.players.length) throw new Error('No prompt may name somebody.')
  if (!rules.recap(state).winners.every((seat) => here.includes(seat)))
    throw new Error('One who left has won.')
  if (rules.ended(state) || here.length < 2) return
  if (holder !== null && holder !== noChair && !here.includes(holder))
    throw new Error(`The phone is with seat ${holder}, who is not here.`)
  const absent = seatsAbsent(state).filter((seat) => promptSeats(view).includes(seat))
  if (absent.length > 0) throw new Error(`The prompt names ${absent}, who left.`)
}

/** How many players the prompts of a game can name; all of them in a game without a deck. */
function countNameable({ players, deck }: Seats & { deck?: Partial<Deck> }): number {
  return deck?.mentions?.length ?? players.length
}

/** The seats that the prompt on the table names. */
function promptSeats(view: Record<string, unknown>): number[] {
  const inside = [view, view.card, view.task] as ({ prompt?: unknown } | null | undefined)[]
  return inside.flatMap((part) => {
    const { parts = [] } = (part?.prompt ?? {}) as { parts?: { seat?: number }[] }
    return parts.flatMap(({ seat }) => seat ?? [])
  })
}

function goesOn<State extends Seats, Move, View, O>(
  { rules, tries }: AnyGames<State, Move, View, O>,
  state: State,
  now: number,
): void {
  if (seatsHere(state).length < 2) return
  const seat = rules.holder(state)
  const isStuck = tries(state, seat).every((move) =>
    isRefusal(rules.move(state, move, { seat, now, random: seeded(1) })),
  )
  if (isStuck) throw new Error(`Nothing goes on from ${JSON.stringify(rules.view(state, seat))}`)
}
