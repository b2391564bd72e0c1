import type { LoadResult } from '#server/db/load-rows.ts'
import { formatCount } from '../backup/progress.ts'

export function describeFilled({
  rows,
  textsChanged,
  unbalanced,
}: LoadResult & { unbalanced: number }): string[] {
  return [
    unbalanced === 0
      ? `${formatCount(rows, 'row')}, counted again in every table; every balance is the sum of its ledger.`
      : `${formatCount(rows, 'row')}. ${formatCount(unbalanced, 'balance')} differed from the ledger before already: see to these.`,
    ...(textsChanged === 0
      ? []
      : [
          `${formatCount(textsChanged, 'text')} held a NUL, which Postgres cannot keep: now a � stands there.`,
        ]),
  ]
}
