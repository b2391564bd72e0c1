import { randomUUIDv7 } from 'node:crypto'

/** A key for a row: ids that were made later sort later, to the millisecond. */
export function newId(): string {
  return randomUUIDv7()
}
