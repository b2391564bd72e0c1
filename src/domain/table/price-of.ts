import type { Player } from './players.ts'
import type { Plays } from './plays.ts'
import { isPrice, type Price } from './price.ts'

export function priceOf(plays: Plays, { id }: Player): Price {
  const price = plays[id]?.price
  return isPrice(price) ? price : 'drinks'
}
