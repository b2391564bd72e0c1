import { drawPrompt } from '#domain/prompts/deck.ts'
import { pick, type Random } from '#domain/random.ts'
import type { State } from './rules-state.ts'
import { barTheme, themes } from './rules-themes.ts'

/** All lists with words are equally likely. */
export function drawWord(state: State, random: Random): State {
  const { deck } = state
  const theme = pick(
    [...deck.lists.keys()].filter((list) => deck.lists[list]?.length),
    random,
  )
  const { prompt, deck: drawn } = drawPrompt(deck, theme, 0, random)
  return { ...state, deck: drawn, word: { text: prompt.raw, theme } }
}

export function isFromBar({ word }: State): boolean {
  return word !== null && themes[word.theme]?.id === barTheme
}
