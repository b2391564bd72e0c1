import { capitalised, countWord } from '#domain/table/amount.ts'
import { listNames, nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import { priceWords } from '#games/parts/price-words.ts'
import type { PhoneProps } from './play-props.ts'
import { hitsOf } from './rules-hits-of.ts'
import type { View } from './rules-view.ts'

/** Hits that moved, who broke the rule, who called it: nothing of a price. */
export function sequelOf(view: View, players: readonly Player[]): string[] {
  const { dodged, fined, knew, missed } = view
  return [
    ...dodged.map(
      ({ by, to }) => `${nameOf(players, by)} dodged: ${nameOf(players, to)} takes it.`,
    ),
    ...fined.map((seat) => `${nameOf(players, seat)} broke the rule and takes one.`),
    ...(knew.length > 0 ? [`${listNames(players, knew)} called it.`] : []),
    ...(missed > 0 ? [`${capitalised(countWord(missed))} called it wrong.`] : []),
  ]
}

/** The same after this phone's own price. */
export function aftermathOf({ view, players, viewer, own }: PhoneProps): string | null {
  const price = priceWords(own.price, hitsOf(view, viewer))
  const words = [...(price ? [price] : []), ...sequelOf(view, players)]
  return words.length > 0 ? words.join(' ') : null
}
