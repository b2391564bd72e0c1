import { type Deck, drawPrompt, newDeck, restockDeck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Random } from '#domain/random.ts'
import { type GameRules, refuse } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import { nextSeat, type Player, type Seat } from '#domain/table/players.ts'
import { addTo, leaders, rankRows, trailers } from '#domain/table/standings.ts'
import { choice, houseRules, toggle } from '#games/house-rules.ts'

export const options = houseRules({
  rounds: choice(
    'How long',
    'Prompts before the end screen.',
    [
      [20, '20 prompts'],
      [40, '40 prompts'],
      [60, '60 prompts'],
      [0, 'Until we stop'],
    ],
    40,
  ),
  count: toggle('Count petals', 'Tap who is guilty; everybody’s petals are kept.', true),
  nobody: toggle('Nobody guilty', 'When nobody has, the reader loses a petal.', true),
  story: toggle('Only one guilty', 'The only one who has tells the story.', true),
})

export type Options = typeof options.usual

export type State = {
  options: Options
  players: readonly Player[]
  deck: Deck
  reader: Seat
  /** Prompts on the table so far, this one included. */
  round: number
  prompt: FilledPrompt
  guilty: readonly Seat[]
  /** Petals lost, by seat. */
  lost: readonly number[]
  /** The only guilty one, while the table waits for the story. */
  teller: Seat | null
  over: boolean
}

export type Move = { type: 'mark'; seat: Seat } | { type: 'next' } | { type: 'skip' }

export type View = Pick<State, 'reader' | 'round' | 'prompt' | 'guilty' | 'lost' | 'teller'> & {
  rounds: number
  counting: boolean
  /** Who would lose a petal if the table moved on now. */
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
    if (move.type === 'skip') {
      return { ...state, ...drawPrompt(state.deck, 0, state.reader, random), guilty: [] }
    }
    const { guilty, options } = state
    if (state.teller !== null) return moveOn(state, random)
    const settled = { ...state, lost: addTo(state.lost, losing(state)) }
    const onlyOne = options.count && options.story && guilty.length === 1
    return onlyOne ? { ...settled, teller: guilty[0] ?? null } : moveOn(settled, random)
  },

  view(state) {
    const { reader, round, prompt, guilty, lost, teller, options } = state
    return {
      ...{ reader, round, prompt, guilty, lost, teller },
      rounds: options.rounds,
      counting: options.count,
      losing: losing(state),
    }
  },

  holder: (state) => state.reader,
  ended: (state) => state.over,
  prompt: (state) => (state.over ? null : state.prompt.raw),
  restock: (state, lists) => ({ ...state, deck: restockDeck(state.deck, lists) }),
  rest: (state) => state,

  recap({ players, lost, round }) {
    const guiltiest = leaders(lost)
    const headline =
      guiltiest.length === 0
        ? 'Not a petal lost. Nobody believes you.'
        : `${listNames(players, guiltiest)} ${guiltiest.length === 1 ? 'has' : 'have'} lived.`
    return {
      headline,
      winners: trailers(lost),
      rows: rankRows(lost, 'fewest', (_, count) => ({
        score: String(count),
        note: `${count === 1 ? 'petal' : 'petals'} lost in ${round}`,
      })),
    }
  },
}

function mark(state: State, seat: Seat): State | ReturnType<typeof refuse> {
  if (!state.options.count) return refuse('Nobody is counting tonight.')
  if (!state.players[seat]) return refuse('Nobody sits there.')
  if (state.teller !== null) return refuse('Story first.')
  const isMarked = state.guilty.includes(seat)
  const guilty = isMarked ? state.guilty.filter((other) => other !== seat) : [...state.guilty, seat]
  return { ...state, guilty }
}

/** Haves lose a petal each; when nobody has, the reader does. */
function losing({ options, guilty, reader, teller }: State): readonly Seat[] {
  if (!options.count || teller !== null) return []
  if (guilty.length > 0) return guilty
  return options.nobody ? [reader] : []
}

function moveOn(state: State, random: Random): State {
  const { options, round, players } = state
  if (options.rounds > 0 && round >= options.rounds) return { ...state, teller: null, over: true }
  const reader = nextSeat(state.reader, players)
  const drawn = drawPrompt(state.deck, 0, reader, random)
  return { ...state, ...drawn, reader, round: round + 1, guilty: [], teller: null }
}
