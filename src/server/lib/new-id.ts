import { randomUUIDv7 } from 'node:crypto'

/** Ids sort by the time they were made, to the millisecond. */
export function newId(): string {
  return randomUUIDv7()
}
