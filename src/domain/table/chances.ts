import type { GameRules, MoveContext, TableContext } from './game-rules.ts'
import { isBotPlayer, type Seat } from './players.ts'
import { seatsHere } from './presence.ts'
import type { Recap } from './recap.ts'
import { isRefusal } from './refusal.ts'
import type { Chances, TableState } from './seating.ts'

/** An act, or a seat that was passed over. */
type Step = Pick<TableContext, 'away'> & { by?: MoveContext['by']; passed?: Seat }

const noChances: Chances = { given: [], answered: [], passed: [] }

/**
 * The same rules, which also count every seat's chances with a phone each; a seat that answered fewer
 * than half of them gets no place.
 */
export function countChances<State extends TableState, Move, View, Options, Code extends string>(
  rules: GameRules<State, Move, View, Options, Code>,
): GameRules<State, Move, View, Options, Code> {
  const counted = (before: State, after: State, step: Step): State => {
    if (after === before || before.seating === 'passed') return after
    const chances = countStep(rules, before, after, step)
    return chances === after.chances ? after : { ...after, chances }
  }
  return {
    ...rules,
    move(state, move, context) {
      const outcome = rules.move(state, move, context)
      // Rules know no move of that name.
      if (!outcome || isRefusal(outcome)) return outcome
      return counted(state, outcome, context)
    },
    passOver: (state, seat, context) =>
      counted(state, rules.passOver(state, seat, context), { away: context.away, passed: seat }),
    recap: (state) => placeAnswering(rules, state),
  }
}

/** Seats that answered fewer than half of their chances: absence never wins. */
export function absentSeats({ seating, players, chances = noChances }: TableState): Seat[] {
  const { given, answered } = chances
  const isAbsent = (seat: Seat) => 2 * (answered[seat] ?? 0) < (given[seat] ?? 0)
  return seating === 'passed' ? [] : [...players.keys()].filter(isAbsent)
}

function countStep<State extends TableState, Move, View, Options, Code extends string>(
  rules: GameRules<State, Move, View, Options, Code>,
  before: State,
  after: State,
  { by, passed, away }: Step,
): Chances | undefined {
  const { given, answered, passed: passedBefore } = after.chances ?? noChances
  const waits = rules.prompt(before) === rules.prompt(after) ? rules.waitsFor(after) : []
  const waited = rules.waitsFor(before)
  const goesOn = waited.filter((seat) => seat !== passed && waits.includes(seat))
  // A wait that another player cuts short was no chance.
  const ended = waited.filter(
    (seat) => !goesOn.includes(seat) && (by === 'clock' || seat === by || seat === passed),
  )
  const isAnswer = typeof by === 'number' && (ended.includes(by) || passedBefore.includes(by))
  if (ended.length === 0 && !isAnswer && passedBefore.length === 0) return after.chances

  const asked = (rules.inPlay?.(before) ?? seatsHere(before)).filter(
    (seat) => !isBotPlayer(before.players[seat] ?? { id: '', name: '' }),
  )
  const present = asked.filter((seat) => !away.includes(seat))
  const missing = asked.filter(
    (seat) => away.includes(seat) && !waited.includes(seat) && !passedBefore.includes(seat),
  )
  // No turn goes to a seat that is away: it misses what the others get on average.
  const got = ended.filter((seat) => present.includes(seat)).length
  const share = got / Math.max(1, present.length)
  const stillPassed = passed === undefined ? passedBefore : [...passedBefore, passed]
  return {
    given: after.players.map((_, seat) =>
      toHundredths(
        (given[seat] ?? 0) + (ended.includes(seat) ? 1 : missing.includes(seat) ? share : 0),
      ),
    ),
    answered: after.players.map(
      (_, seat) => (answered[seat] ?? 0) + (isAnswer && seat === by ? 1 : 0),
    ),
    passed: goesOn.length > 0 ? stillPassed.filter((seat) => seat !== by) : [],
  }
}

/** The game's own recap, as if those who were absent had left: they come last and cannot win. */
function placeAnswering<State extends TableState, Move, View, Options, Code extends string>(
  rules: GameRules<State, Move, View, Options, Code>,
  state: State,
): Recap<Code> {
  const absent = absentSeats(state)
  if (absent.length === 0) return rules.recap(state)
  const left = [...new Set([...(state.left ?? []), ...absent])]
  const recap = rules.recap(left.length < state.players.length ? { ...state, left } : state)
  const isAbsent = ({ seat }: { seat: Seat }) => absent.includes(seat)
  const gone = recap.rows.filter(isAbsent)
  const placed = recap.rows
    .filter((row) => !isAbsent(row))
    .map((row) => ({
      ...row,
      place: (row.place ?? 0) - gone.filter(({ place }) => (place ?? 0) < (row.place ?? 0)).length,
    }))
  const winners = recap.winners.filter((seat) => !absent.includes(seat))
  const first = placed.filter(({ place }) => place === 1).map(({ seat }) => seat)
  return {
    ...recap,
    rows: [...placed, ...gone.map((row) => ({ ...row, place: null }))],
    winners: winners.length > 0 || recap.winners.length === 0 ? winners : first,
  }
}

function toHundredths(count: number): number {
  return Math.round(count * 100) / 100
}
