import type { Seat } from '../table/players.ts'
import { seatsHere } from '../table/presence.ts'
import { addTo } from '../table/standings.ts'
import type { CardEnd, Fact, Idea, Run } from './idea-state.ts'
import type { DealtCard, VenueState } from './state.ts'

/** Cards done, less those passed, until the gates open. */
export const gateLevel = 5
/** Cards in a build, and how many of them may fail. */
export const buildSize = 5
export const mayFail = 1

const beginnings: Readonly<Record<string, Idea>> = {
  lock: { is: 'lock', level: 0, opened: null },
  build: { is: 'build', version: 1, commits: [], ran: null },
  memory: { is: 'memory', facts: [], remark: null },
}

/** Null for a bar without one. */
export function beginIdea(name: string | undefined): Idea | null {
  return (name && beginnings[name]) || null
}

/** The card on the table has ended. */
export function advanceIdea(state: VenueState, card: DealtCard, end: CardEnd): VenueState {
  const { idea } = state
  switch (idea?.is) {
    case 'lock':
      return moveWater(state, idea, card, end)
    case 'build':
      return commit(state, idea, card, end)
    case 'memory':
      return { ...state, idea: { ...idea, facts: recall(state, idea, card, end) } }
    default:
      return state
  }
}

type IdeaOf<Name extends Idea['is']> = Extract<Idea, { is: Name }>

/** Open gates end the rules in force; the player who opened them counts one more. */
function moveWater(
  state: VenueState,
  { level }: IdeaOf<'lock'>,
  { a }: DealtCard,
  end: CardEnd,
): VenueState {
  const moved = level + { done: 1, passed: -1, lapsed: 0 }[end]
  const next = Math.max(0, moved)
  if (next < gateLevel) return { ...state, idea: { is: 'lock', level: next, opened: null } }
  const { round, lasting } = state
  const opened: VenueState = {
    ...state,
    lasting: lasting.map((rule) => ({ ...rule, until: Math.min(rule.until, round) })),
    idea: { is: 'lock', level: 0, opened: { by: a } },
  }
  return reward(opened, a === null ? seatsHere(state) : [a])
}

/** A green build ships, and all who are in it count one more; a broken one costs nothing. */
function commit(
  state: VenueState,
  { version, commits }: IdeaOf<'build'>,
  { a }: DealtCard,
  end: CardEnd,
): VenueState {
  if (end === 'lapsed') return { ...state, idea: { is: 'build', version, commits, ran: null } }
  const all = [...commits, { by: a, isGreen: end === 'done' }]
  if (all.length < buildSize) {
    return { ...state, idea: { is: 'build', version, commits: all, ran: null } }
  }
  const reds = all.filter(({ isGreen }) => !isGreen).length
  const isShipped = reds <= mayFail
  const green = all.flatMap(({ by, isGreen }) => (isGreen && by !== null ? [by] : []))
  const by = seatsHere(state).filter((seat) => green.includes(seat))
  const ran: Run = { isShipped, reds, by: isShipped ? by : [] }
  const next = { ...state, idea: { is: 'build', version: version + 1, commits: [], ran } as const }
  return reward(next, ran.by)
}

/** One more to the count; at a table that counts points, one point less. */
function reward(state: VenueState, seats: readonly Seat[]): VenueState {
  const { players, points, extra = [] } = state
  const before = players.map((_, seat) => extra[seat] ?? 0)
  const rewarded = { ...state, extra: addTo(before, seats) }
  if (!points) return rewarded
  const fewer = addTo(points, seats, -1).map((count) => Math.max(0, count))
  return { ...rewarded, points: fewer }
}

/** More than an evening needs. */
const maxFacts = 60

function recall(
  state: VenueState,
  { facts }: IdeaOf<'memory'>,
  card: DealtCard,
  end: CardEnd,
): Fact[] {
  return [...facts, ...factsOf(state, card, end)].slice(-maxFacts)
}

/** Answers are known once they have been shown. */
function factsOf({ play }: VenueState, card: DealtCard, end: CardEnd): Fact[] {
  const { does, a, b, choices, kind } = card
  const answers = Object.entries(play?.ballot?.choices ?? {}).map(
    ([seat, value]) => [Number(seat), value] as const,
  )
  const truth = play?.outcome?.truth ?? null
  const won = play?.outcome?.won ?? null
  if (end !== 'done') return []
  if (does === 'vote' && choices) {
    return answers.map(([seat, value]) => ({ is: 'chose', seat, what: choices[value] ?? '' }))
  }
  if (does === 'number' && truth !== null) {
    return answers.map(([seat, value]) => ({ is: 'guessed', seat, value, truth }))
  }
  if (does === 'versus' && won !== null && a !== null && b !== null) {
    return [{ is: 'won', seat: won, over: won === a ? b : a }]
  }
  return a === null || card.rule ? [] : [{ is: 'did', seat: a, kind }]
}
