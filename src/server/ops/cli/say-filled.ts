import type { Filled } from '#server/db/fill.ts'
import { countOf } from '../backup/progress.ts'

/** What was found in a database after a house was put into it. */
export function sayFilled({
  rows,
  textsChanged,
  unbalanced,
}: Filled & { unbalanced: number }): string[] {
  return [
    unbalanced === 0
      ? `${countOf(rows, 'row')}, counted again in every table; every balance is the sum of its ledger.`
      : `${countOf(rows, 'row')}. ${countOf(unbalanced, 'balance')} differed from the ledger before already: see to these.`,
    ...(textsChanged === 0
      ? []
      : [
          `${countOf(textsChanged, 'text')} held a NUL, which Postgres cannot keep: now a � stands there.`,
        ]),
  ]
}
