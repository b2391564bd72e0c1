import { drawPrompt } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import { pick, type Random, randomInt } from '#domain/random.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { State } from './rules-state.ts'

export const defaultColumns: readonly FilledPrompt[] = ['Country', 'Island', 'City'].map(
  (name) => ({
    raw: name,
    parts: [{ text: name }],
  }),
)

export function isDefaultColumn(column: FilledPrompt): boolean {
  return defaultColumns.some(({ raw }) => raw === column.raw)
}

/** With a phone each so few, or so many, have one extra column at most. */
export const fewPlayers = 3
export const manyPlayers = 12

/** At most one of each: the house rule, limited by what the deck has. */
export function extraCount(state: State): number {
  const { options, deck, seating } = state
  const count = Math.min(options.extras, deck.lists[0]?.length ?? 0)
  const players = seatsHere(state).length
  const isShort = players <= fewPlayers || players >= manyPlayers
  const isWritten = seating === 'own' && options.mode === 'written'
  return isWritten && isShort ? Math.min(1, count) : count
}

/** Until the answers are shown. */
export function canSkip(state: State): boolean {
  const { phase, options } = state
  if (phase.name === 'turn' || phase.name === 'spoken') return phase.challenge === null
  if (!['letter', 'writing', 'filling'].includes(phase.name)) return false
  return options.mode === 'verbal' || extraCount(state) > 0
}

/** On paper the default three and the extras, out loud any single one. */
export function dealColumns(state: State, random: Random): State {
  const extras = extraCount(state)
  if (state.options.mode === 'written') {
    return dealExtras({ ...state, columns: defaultColumns }, extras, random)
  }
  if (randomInt(defaultColumns.length + extras, random) >= defaultColumns.length) {
    return dealExtras({ ...state, columns: [] }, 1, random)
  }
  const last = state.columns[0]?.raw
  const others = defaultColumns.filter(({ raw }) => raw !== last)
  return { ...state, columns: [pick(others, random)] }
}

function dealExtras(state: State, count: number, random: Random): State {
  let { deck, columns } = state
  for (let extra = 0; extra < count; extra++) {
    const drawn = drawPrompt(deck, 0, state.stopper, random, state)
    deck = drawn.deck
    columns = [...columns, drawn.prompt]
  }
  return { ...state, deck, columns }
}
