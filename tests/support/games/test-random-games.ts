import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memorySize } from '#domain/prompts/memory.ts'
import { seeded } from '#domain/random.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { Seating, TableState, Viewer } from '#domain/table/seating.ts'
import { testComingAndGoing } from './come-and-go-games.ts'
import { deepFreeze, expectGameInvariants, expectRefusalSentence } from './game-invariants.ts'
import { checkSeen } from './parts.ts'
import {
  countTables,
  playGame,
  type RandomGame,
  type RandomGames,
  type Step,
  seatings,
  shrinking,
} from './random-games.ts'

const runs = process.env.FULL ? 1000 : 150
const timeoutMs = process.env.FULL ? 600_000 : 60_000
const maxMoves = { passed: 200, own: 320 }

/**
 * Random games on one phone and with a phone each, shrunk to the shortest that fails: states and
 * views stay plain JSON, no move changes the state it is given, an illegal one is refused in a
 * sentence, an ended game takes none, a secret changes nobody else's view, in no phase does anybody
 * see what its table does not say, nobody answers for another seat, what is due can be done and not
 * before, a wait ends when its seat is passed over, no swapped prompt ends a round, a seed gives one
 * game, and players and phones may come and go.
 */
export function testRandomGames<State extends TableState, Move, View, O>(
  name: string,
  games: RandomGames<State, Move, View, O>,
): void {
  describe.each(seatings)(`${name}, random games, phone: %s`, (seating) => {
    const game = fc.record({
      seed: fc.nat(),
      table: fc.nat({ max: countTables(games) - 1 }),
      wishes: fc.array(fc.nat({ max: 999 }), {
        minLength: 20,
        maxLength: maxMoves[seating],
        size: 'max',
      }),
    })

    test(
      'hold what is true of every game',
      () => {
        let ended = 0
        const property = fc.property(game, (each) => {
          const states = playOut(games, each, seating)
          for (const state of states) checkState(games, state)
          checkInterrupted(games, states)
          if (games.rules.ended(states.at(-1) as State)) ended += 1
        })
        fc.assert(property, { numRuns: runs, seed: 20261122, ...shrinking })
        expect(ended).toBeGreaterThan(0)
      },
      timeoutMs,
    )

    test(
      'are the same games from the same seeds',
      () => {
        const property = fc.property(game, (each) => {
          expect(playOut(games, each, seating).at(-1)).toEqual(playOut(games, each, seating).at(-1))
        })
        fc.assert(property, { numRuns: 50, seed: 20261122, ...shrinking })
      },
      timeoutMs,
    )
  })

  testComingAndGoing(name, games)
}

function playOut<State extends TableState, Move, View, Options>(
  games: RandomGames<State, Move, View, Options>,
  game: RandomGame,
  seating: Seating,
): State[] {
  const states: State[] = []
  // Frozen, so that a move which changes the state it is given throws.
  const keep = (state: State) => {
    states.push(deepFreeze(state))
    return state
  }
  for (const step of playGame(games, game, seating, keep)) checkStep(games, step)
  const isLongDeck = games.lists?.every((list) => list.length > 2 * memorySize)
  if (isLongDeck) expectNoPromptTooSoon(states.map(games.rules.prompt))
  return states
}

function expectNoPromptTooSoon(shown: readonly (string | null)[]): void {
  const drawn = shown.filter((prompt, at) => prompt !== null && prompt !== shown[at - 1])
  for (const [at, prompt] of drawn.entries()) {
    const recent = drawn.slice(Math.max(0, at - memorySize), at)
    if (recent.includes(prompt)) throw new Error(`Again within ${memorySize}: ${prompt}`)
  }
}

function checkStep<State extends TableState, Move, View, Options>(
  { rules, messages, answers }: RandomGames<State, Move, View, Options>,
  { state, move, context, outcome }: Step<State, Move>,
): void {
  if (isRefusal(outcome)) {
    if (context.by === 'clock') throw new Error(`${JSON.stringify(move)}: ${outcome.refused}`)
    expectRefusalSentence(outcome, messages, state)
    return
  }
  if (rules.ended(state)) throw new Error('An ended game took a move')
  const isSkip = (move as { type?: string }).type === 'skip'
  if (isSkip && rules.isEdge?.(state, outcome)) throw new Error('A swapped prompt ended a round')
  if (!answers || typeof context.by !== 'number') return
  const [before, after] = [answers(state), answers(outcome)]
  for (const seat of state.players.keys()) {
    if (seat === context.by || !(seat in before) || !(seat in after)) continue
    if (!isDeepStrictEqual(before[seat], after[seat])) {
      throw new Error(`Seat ${context.by} answered for seat ${seat}: ${JSON.stringify(move)}`)
    }
  }
}

function checkState<State extends TableState, Move, View, Options>(
  games: RandomGames<State, Move, View, Options>,
  state: State,
): void {
  const { rules, messages, secrets, holds } = games
  const viewers: Viewer[] = ['device', 'screen', 'audience', ...state.players.keys()]
  for (const viewer of viewers) deepFreeze(rules.view(state, viewer))
  const kept = secrets?.(state) ?? []
  if (!rules.ended(state)) checkSeen(games, state, kept)
  for (const { what, seenBy, replaced } of kept) {
    for (const viewer of viewers.filter((other) => !seenBy.includes(other))) {
      if (!isDeepStrictEqual(rules.view(state, viewer), rules.view(replaced, viewer))) {
        throw new Error(`${viewer} sees a difference in ${what}`)
      }
    }
  }
  checkAudience(games, state)
  checkAsks(games, state)
  checkSpeaking(games, state)
  expectGameInvariants(rules, messages, state)
  if (!rules.ended(state)) {
    checkDue(games, state)
    checkClock(games, state)
    checkPassOver(games, state)
  }
  holds?.(state)
}

/** Prices are whole, and there is one for each seat. */
function checkAsks<State extends TableState, Move, View, Options>(
  { rules }: RandomGames<State, Move, View, Options>,
  state: State,
): void {
  const asks = rules.asks?.(state)
  if (!asks) return
  const isPrice = (count: number) => Number.isInteger(count) && count >= 0
  if (asks.counts.length !== state.players.length || !asks.counts.every(isPrice)) {
    throw new Error(`Asked of ${state.players.length}: ${asks.counts}`)
  }
}

/** What the audience is asked tells no secret, and one phone has no audience. */
function checkAudience<State extends TableState, Move, View, Options>(
  { rules, secrets }: RandomGames<State, Move, View, Options>,
  state: State,
): void {
  const ask = deepFreeze(rules.audience?.(state) ?? null)
  if (!ask) return
  if (state.seating === 'passed') throw new Error('One phone asks an audience')
  if (ask.offers.length < 2 || new Set(ask.offers).size < ask.offers.length) {
    throw new Error(`Nothing to choose: ${ask.offers}`)
  }
  if (ask.id.length > 200 || ask.offers.some((offer) => offer.length > 40)) {
    throw new Error(`Too long for a tap: ${ask.id}`)
  }
  for (const { what, seenBy, replaced } of secrets?.(state) ?? []) {
    if (seenBy.includes('audience')) continue
    if (!isDeepStrictEqual(rules.audience?.(replaced), ask)) {
      throw new Error(`The audience is asked otherwise by ${what}`)
    }
  }
}

/** Who speaks tells no secret, is here, and has a phone of their own. */
function checkSpeaking<State extends TableState, Move, View, Options>(
  { rules, secrets }: RandomGames<State, Move, View, Options>,
  state: State,
): void {
  const speaking = deepFreeze(rules.speaking?.(state) ?? null)
  if (!speaking) return
  if (state.seating === 'passed') throw new Error('On one phone somebody may type')
  if (speaking.id.length > 200) throw new Error(`Too long for a call: ${speaking.id}`)
  const here = seatsHere(state)
  const gone = speaking.seats.filter((seat) => !here.includes(seat))
  if (gone.length > 0) throw new Error(`Somebody who is not here may type: ${gone}`)
  for (const { what, replaced } of secrets?.(state) ?? []) {
    if (!isDeepStrictEqual(rules.speaking?.(replaced), speaking)) {
      throw new Error(`Others speak by ${what}`)
    }
  }
}

/** Taps for a question that comes back are kept: whatever is asked in between names it. */
function checkInterrupted<State extends TableState, Move, View, Options>(
  { rules }: RandomGames<State, Move, View, Options>,
  states: readonly State[],
): void {
  const asks = states.flatMap((state) => rules.audience?.(state) ?? [])
  const changes = asks.filter(({ id }, at) => id !== asks[at - 1]?.id)
  for (const [at, { id }] of changes.entries()) {
    const before = changes.slice(0, at).findLastIndex((other) => other.id === id)
    const between = before < 0 ? [] : changes.slice(before + 1, at)
    const other = between.find(({ behind }) => behind?.id !== id)
    if (other) throw new Error(`${id} comes back, and ${other.id} does not name it`)
  }
}

/** What is due can be done at its time; with a phone each no phone can do it a moment before. */
function checkDue<State extends TableState, Move, View, Options>(
  { rules }: RandomGames<State, Move, View, Options>,
  state: State,
): void {
  const due = rules.due(state)
  if (!due) return
  const context = { by: 'clock', now: due.atMs, random: seeded(1), away: [] } as const
  const outcome = applyMove(rules, state, due.move, context)
  if (isRefusal(outcome)) throw new Error(`${JSON.stringify(due.move)}: ${outcome.refused}`)
  if (isDeepStrictEqual(outcome, state)) throw new Error('What was due changed nothing')
  const [by] = seatsHere(state)
  if (state.seating !== 'own' || by === undefined) return
  const early = applyMove(rules, state, due.move, { ...context, by, now: due.atMs - 1 })
  if (!isRefusal(early)) throw new Error(`${JSON.stringify(due.move)} is taken before its time`)
}

/** With a phone each, whoever is waited for, a clock ends it. */
function checkClock<State extends TableState, Move, View, Options>(
  { rules, lists = [] }: RandomGames<State, Move, View, Options>,
  state: State,
): void {
  if (state.seating !== 'own') return
  // As a room does when packs change: one list is left.
  const changed = rules.changePacks(state, [...lists.slice(0, 1), ...lists.slice(1).map(() => [])])
  for (const each of [state, rules.resume(changed, 1_000_000)]) {
    const waiting = rules.ended(each) || rules.due(each) ? [] : rules.waitsFor(each)
    if (waiting.length > 0) throw new Error(`No clock runs for ${waiting}`)
  }
}

/** A seat that is passed over holds up nobody. */
function checkPassOver<State extends TableState, Move, View, Options>(
  { rules }: RandomGames<State, Move, View, Options>,
  state: State,
): void {
  const context = { now: 1_000_000, random: seeded(1), away: [] }
  for (const seat of rules.waitsFor(state)) {
    const passed = deepFreeze(rules.passOver(state, seat, { ...context, away: [seat] }))
    const isSame = isDeepStrictEqual(rules.view(passed, 'screen'), rules.view(state, 'screen'))
    if (!rules.ended(passed) && isSame && rules.waitsFor(passed).includes(seat)) {
      throw new Error(`Passing over seat ${seat} ends no wait`)
    }
  }
}
