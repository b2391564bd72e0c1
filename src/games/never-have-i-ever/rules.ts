import {
  addSeatToDeck,
  changeDeckPacks,
  type Deck,
  deckRandom,
  drawPrompt,
  lastRound,
  newDeck,
} from '#domain/prompts/deck.ts'
import { type FilledPrompt, replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import type { Random } from '#domain/random.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  admitLate,
  giveUpSeat,
  hereOrNext,
  isHere,
  nextHere,
  type Seats,
  seatsHere,
  seatsTaken,
  takeSeat,
} from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { addTo, countsAt, leaders, rankRows, trailers } from '#domain/table/standings.ts'
import { choice, houseRules, toggle } from '#games/house-rules.ts'

export const options = houseRules({
  rounds: choice(
    'How long',
    'Prompts before the end screen. A player out of petals ends it sooner.',
    [
      [20, '20 prompts'],
      [40, '40 prompts'],
      [60, '60 prompts'],
      [0, 'Until we stop'],
    ],
    40,
  ),
  count: toggle(
    'Count petals',
    'Everybody starts with ten. Tap who is guilty: a petal each.',
    true,
  ),
  nobody: toggle('Nobody guilty', 'When nobody has, the reader loses a petal.', true),
  story: toggle('Only one guilty', 'The only one who has tells the story.', true),
})

export type Options = typeof options.defaults

/** Two plums of five petals. */
export const petalsAtStart = 10

export type State = Seats & {
  options: Options
  deck: Deck
  reader: Seat
  round: number
  prompt: FilledPrompt
  guilty: readonly Seat[]
  /** By seat. */
  lost: readonly number[]
  /** The only player who has, while the table waits for the story. */
  teller: Seat | null
  over: boolean
}

export type Move = { type: 'mark'; seat: Seat } | { type: 'next' } | { type: 'skip' }

export type View = Pick<State, 'reader' | 'round' | 'prompt' | 'guilty' | 'teller'> & {
  /** Petals left, by seat, from 0 to `petalsAtStart`. */
  petals: readonly number[]
  rounds: number
  counting: boolean
  /** Seats that would lose a petal if the table moved on now. */
  losing: readonly Seat[]
}

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const lost = players.map(() => 0)
    const drawn = drawPrompt(newDeck(lists, players.length), 0, 0, random)
    const opening = { options, players, lost, reader: 0, round: 1, guilty: [], teller: null }
    return { ...opening, ...drawn, over: false }
  },

  move(state, move, { random }) {
    if (state.over) return refuse('The game is over.')
    if (move.type === 'mark') return mark(state, move.seat)
    if (move.type === 'skip') return dealPrompt(state, random)
    const { guilty, options } = state
    if (state.teller !== null) return moveOn(state, random)
    const settled = { ...state, lost: addTo(state.lost, losing(state)) }
    const onlyOne = options.count && options.story && guilty.length === 1
    return onlyOne ? { ...settled, teller: guilty[0] ?? null } : moveOn(settled, random)
  },

  view(state) {
    const { reader, round, prompt, guilty, teller, options } = state
    return {
      ...{ reader, round, prompt, guilty, teller },
      petals: petalsLeft(state),
      rounds: lastRound(state.deck, round, options.rounds),
      counting: options.count,
      losing: losing(state),
    }
  },

  join: (state, player) =>
    takeSeat(state, player, ({ lost, deck }) => ({
      lost: [...lost, middle(countsAt(lost, seatsTaken(state)))],
      deck: addSeatToDeck(deck),
    })),

  leave(state, seat) {
    const gone = giveUpSeat(state, seat)
    const left = {
      ...gone,
      reader: hereOrNext(gone, state.reader),
      guilty: state.guilty.filter((other) => other !== seat),
      prompt: replaceAbsentPlayer(state.prompt, seat, gone),
    }
    return state.teller === seat && !state.over ? moveOn(left, deckRandom(left.deck)) : left
  },

  holder: (state) => state.reader,
  ended: (state) => state.over,
  prompt: (state) => (state.over ? null : state.prompt.raw),
  changePacks: (state, lists) => ({ ...state, deck: changeDeckPacks(state.deck, lists) }),
  pause: (state) => state,

  recap(state) {
    const { players, lost, round } = state
    const guiltiest = leaders(lost)
    const headline =
      guiltiest.length === 0
        ? 'Not a petal lost. Nobody believes you.'
        : `${listNames(players, guiltiest)} ${guiltiest.length === 1 ? 'has' : 'have'} lived.`
    return {
      headline,
      winners: trailers(lost, seatsHere(state)),
      rows: rankRows(petalsLeft(state), 'most', (seat, left) => ({
        score: String(left),
        note: `${left === 1 ? 'petal' : 'petals'} left, ${lost[seat]} lost in ${round}`,
      })),
    }
  },
}

function mark(state: State, seat: Seat): State | ReturnType<typeof refuse> {
  if (!state.options.count) return refuse('Nobody is counting tonight.')
  if (!isHere(state, seat)) return refuse('Nobody sits there.')
  if (state.teller !== null) return refuse('Story first.')
  const isMarked = state.guilty.includes(seat)
  const guilty = isMarked ? state.guilty.filter((other) => other !== seat) : [...state.guilty, seat]
  return { ...state, guilty }
}

/** Each who has loses a petal; when nobody has, the reader does. */
function losing({ options, guilty, reader, teller }: State): readonly Seat[] {
  if (!options.count || teller !== null) return []
  if (guilty.length > 0) return guilty
  return options.nobody ? [reader] : []
}

function petalsLeft({ lost }: State): number[] {
  return lost.map((count) => Math.max(0, petalsAtStart - count))
}

function moveOn(state: State, random: Random): State {
  const { options, round, deck } = state
  const last = lastRound(deck, round, options.rounds)
  const isLast = (last > 0 && round >= last) || petalsLeft(state).includes(0)
  if (isLast) return { ...state, teller: null, over: true }
  const next = admitLate(state)
  const reader = nextHere(next, state.reader)
  return dealPrompt({ ...next, reader, round: round + 1, teller: null }, random)
}

function dealPrompt(state: State, random: Random): State {
  return { ...state, ...drawPrompt(state.deck, 0, state.reader, random, state), guilty: [] }
}

/** The median; of two the lower. */
function middle(counts: readonly number[]): number {
  return [...counts].sort((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0
}
