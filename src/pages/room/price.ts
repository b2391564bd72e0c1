import { savedValue } from '#browser/storage/saved-value.ts'
import { isPrice, type Price } from '#domain/table/price.ts'

/** How I play: this phone's alone. */
export const ownPrice = savedValue<Price | null>('room-plays', (saved) =>
  isPrice(saved) ? saved : null,
)
