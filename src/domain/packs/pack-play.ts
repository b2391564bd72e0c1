import { type FilledPrompt, fillPrompt, replaceAbsentPlayer } from '../prompts/placeholders.ts'
import { type Random, shuffle } from '../random.ts'
import type { GameRules } from '../table/game-rules.ts'
import type { Message, Messages } from '../table/messages.ts'
import type { Player, Seat } from '../table/players.ts'
import { admitLate, giveUpSeat, seatsHere, takeSeat } from '../table/presence.ts'
import { refuse } from '../table/refusal.ts'
import type { TableState } from '../table/seating.ts'
import { tableMessages } from '../table/table-messages.ts'

type PackCard = { prompt: FilledPrompt; isDare: boolean }

export type PackPlayState = TableState & {
  cards: readonly PackCard[]
  index: number
  over: boolean
}

export type PackPlayMove = { type: 'next' } | { type: 'back' }

export type PackPlayView = {
  prompt: FilledPrompt
  isDare: boolean
  seat: Seat | null
  place: number
  total: number
}

export type PackPlayOptions = { edition: string }

export const packPlayMessages = {
  ...tableMessages,
  'first-prompt': 'This is the first prompt.',
  'pack-finished': 'That was the last one.',
  'pack-stopped': ({ seen, total }: { seen: number; total: number }) =>
    `${seen} of ${total}. The rest keeps.`,
} satisfies Messages

type PackPlayCode = keyof typeof packPlayMessages

/** Spec §4, "Pack play": shuffled, from first to last. Names are optional. */
export const packPlayRules: GameRules<
  PackPlayState,
  PackPlayMove,
  PackPlayView,
  PackPlayOptions,
  PackPlayCode
> = {
  version: 2,
  // Version 1 had no seating.
  upgrade: (state) => ({ ...(state as PackPlayState), seating: 'passed' }),

  start({ players, lists, seating }, { random }) {
    const prompts = lists.flatMap((texts, list) =>
      texts.map((text) => ({ text, isDare: list === 1 })),
    )
    if (prompts.length === 0) throw new RangeError('A pack without prompts cannot be played')
    const cards = fillCards(shuffle(prompts, random), players, random)
    return { players, seating, cards, index: 0, over: false }
  },

  move(state, move) {
    if (move.type === 'back') {
      return state.index === 0 ? refuse('first-prompt') : { ...state, index: state.index - 1 }
    }
    const isLast = state.index >= state.cards.length - 1
    return isLast ? { ...state, over: true } : { ...state, index: state.index + 1 }
  },

  view(state) {
    const { cards, index } = state
    const { prompt, isDare } = cards[index] as PackCard
    return { prompt, isDare, seat: seatAt(state), place: index + 1, total: cards.length }
  },

  // The coming prompts are already filled: a latecomer gets turns, but is not named.
  join: (state, player) => admitLate(takeSeat(state, player, () => ({}))),

  leave(state, seat) {
    const gone = giveUpSeat(state, seat)
    const cards = state.cards.map((card) => ({
      ...card,
      prompt: replaceAbsentPlayer(card.prompt, seat, gone),
    }))
    return { ...gone, cards }
  },

  waitsFor: () => [],
  passOver: (state) => state,
  due: () => null,
  reseat: (state, seating) => ({ ...state, seating }),
  resume: (state) => state,
  ended: (state) => state.over,
  // A plain shuffle (spec §4): no prompt memory.
  prompt: () => null,
  changePacks: (state) => state,
  pause: (state) => state,

  recap({ cards, index, over }) {
    const seen = over ? cards.length : index + 1
    const isWhole = seen === cards.length
    const headline: Message<PackPlayCode> = isWhole
      ? { code: 'pack-finished' }
      : { code: 'pack-stopped', params: { seen, total: cards.length } }
    return { headline, rows: [], winners: [] }
  },
}

/** Names are filled in advance, so that back and forward show the same ones. */
function fillCards(
  prompts: readonly { text: string; isDare: boolean }[],
  players: readonly Player[],
  random: Random,
): PackCard[] {
  let mentions = players.map(() => 0)
  return prompts.map(({ text, isDare }, index) => {
    if (players.length === 0) return { prompt: fillForNobody(text, random), isDare }
    const outcome = fillPrompt(text, index % players.length, mentions, random)
    mentions = outcome.mentions
    return { prompt: outcome.filled, isDare }
  })
}

/** Without names, the reader is the player and {other} is "somebody". */
function fillForNobody(raw: string, random: Random): FilledPrompt {
  const named = raw
    .replace(/^\{player\}/, 'Whoever reads this')
    .replace(/^\{other\}/, 'Somebody')
    .replaceAll('{player}', 'whoever reads this')
  return { ...fillPrompt(named, 0, [], random).filled, raw }
}

function seatAt(state: PackPlayState): Seat | null {
  const here = seatsHere(state)
  return here[state.index % here.length] ?? null
}
