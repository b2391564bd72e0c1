import { type FilledPrompt, fillPrompt, replaceAbsentPlayer } from '../prompts/placeholders.ts'
import { type Random, shuffle } from '../random.ts'
import type { GameRules } from '../table/game-rules.ts'
import type { Player, Seat } from '../table/players.ts'
import { admitLate, giveUpSeat, type Seats, seatsHere, takeSeat } from '../table/presence.ts'
import { refuse } from '../table/refusal.ts'
import type { CustomPack } from './custom-pack.ts'

type PackCard = { prompt: FilledPrompt; isDare: boolean }

export type PackPlayState = Seats & {
  cards: readonly PackCard[]
  index: number
  over: boolean
}

export type PackPlayMove = { type: 'next' } | { type: 'back' }

export type PackPlayView = {
  prompt: FilledPrompt
  isDare: boolean
  /** Whose turn it is; null at a table without names. */
  seat: Seat | null
  /** From 1. */
  place: number
  total: number
}

/** Which prompts were dealt: a pack that was edited since is dealt anew. */
export type PackPlayOptions = { edition: string }

/** The prompts as the table takes them: those for everybody, or truths, then the dares. */
export function packLists({ prompts }: CustomPack): string[][] {
  const texts = (isDare: boolean) =>
    prompts
      .filter(({ kind, text }) => (kind === 'dare') === isDare && text.trim() !== '')
      .map(({ text }) => text.trim())
  return [texts(false), texts(true)]
}

/** Spec §4, "Pack play": shuffled, from the first to the last, then over. Names are not needed. */
export const packPlayRules: GameRules<PackPlayState, PackPlayMove, PackPlayView, PackPlayOptions> =
  {
    version: 1,

    start({ players, lists }, random) {
      const prompts = lists.flatMap((texts, list) =>
        texts.map((text) => ({ text, isDare: list === 1 })),
      )
      if (prompts.length === 0) throw new RangeError('A pack without prompts cannot be played')
      const cards = fillCards(shuffle(prompts, random), players, random)
      return { players, cards, index: 0, over: false }
    },

    move(state, move) {
      if (state.over) return refuse('The game is over.')
      if (move.type === 'back') {
        return state.index === 0
          ? refuse('This is the first prompt.')
          : { ...state, index: state.index - 1 }
      }
      const isLast = state.index >= state.cards.length - 1
      return isLast ? { ...state, over: true } : { ...state, index: state.index + 1 }
    },

    view(state) {
      const { cards, index } = state
      const { prompt, isDare } = cards[index] as PackCard
      return { prompt, isDare, seat: seatAt(state), place: index + 1, total: cards.length }
    },

    // The prompts to come are filled already: a latecomer has turns, and is named by none of them.
    join: (state, player) => admitLate(takeSeat(state, player, () => ({}))),

    leave(state, seat) {
      const gone = giveUpSeat(state, seat)
      const cards = state.cards.map((card) => ({
        ...card,
        prompt: replaceAbsentPlayer(card.prompt, seat, gone),
      }))
      return { ...gone, cards }
    },

    holder: seatAt,
    ended: (state) => state.over,
    // Its order is a plain shuffle (spec §4), so nothing is kept of what was shown.
    prompt: () => null,
    changePacks: (state) => state,
    pause: (state) => state,

    recap({ cards, index, over }) {
      const seen = over ? cards.length : index + 1
      const headline =
        seen === cards.length
          ? 'That was the last one.'
          : `${seen} of ${cards.length}. The rest keeps.`
      return { headline, rows: [], winners: [] }
    },
  }

/** Turns go round with the prompts, so that back and forth always meets the same names. */
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

/** Without names whoever reads is the player, and "somebody" is somebody. */
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
