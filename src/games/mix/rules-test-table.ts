import { type Card, type GameCard, listOf, type State } from './rules-state.ts'

export const lists = Object.keys(listOf).map((name) =>
  Array.from({ length: 70 }, (_, at) => `${name} ${at}`),
)

export const prompt = { raw: 'prompt', parts: [{ text: 'prompt' }] }
const round = { phase: 'ready', turn: 1, answers: 0, loser: null } as const
export const cards = {
  'never-have-i-ever': { game: 'never-have-i-ever', prompt, guilty: [], teller: null },
  'truth-or-dare': { game: 'truth-or-dare', task: null },
  'most-likely-to': { game: 'most-likely-to', prompt, phase: 'ready', votes: [0, 0, 0, 0] },
  charades: { game: 'charades', prompt, phase: 'ready' },
  category: { game: 'category', prompt, letter: null, ...round },
  'country-island-city': { game: 'country-island-city', prompt, letter: 'B', ...round },
} satisfies Record<GameCard['game'], GameCard>

/** That card, played by Bo. */
export function layOn(state: State, card: Card): State {
  return { ...state, card, seat: 1, round: 1 }
}
