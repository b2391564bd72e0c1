import { dealLines, type VenueCard } from '#domain/venue/card.ts'
import type { VenueOptions } from '#domain/venue/state.ts'

export const defaultOptions: VenueOptions = {
  cards: 15,
  reader: 'round',
  most: 3,
  lasting: true,
  place: 'elsewhere',
}

export const dare = (at: number): VenueCard => ({
  kind: 'dare',
  text: `{A}, do thing ${at} for {n}.`,
})
export const truth = (at: number): VenueCard => ({
  kind: 'truth',
  text: `{A}, what did {B} do ${at}?`,
})
export const forAll = (at: number): VenueCard => ({
  kind: 'place',
  text: `{all} does thing ${at}.`,
})
export const rule = (at: number, lasts = 3): VenueCard => ({
  kind: 'rule',
  text: `{A} makes rule ${at}.`,
  name: `Rule ${at}`,
  lasts,
  lifted: `{A} has no rule ${at} any more.`,
})
export const many = (card: (at: number) => VenueCard, count = 60) =>
  Array.from({ length: count }, (_, at) => card(at))
export const lines = (...cards: VenueCard[]) => [
  dealLines(cards, { sober: false, isAtVenue: true }),
]

export const mixed = Array.from({ length: 120 }, (_, at) =>
  ([dare, truth, forAll, dare, truth, rule] as const)[at % 6]?.(at),
).filter((card) => card !== undefined)
