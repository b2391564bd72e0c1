import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { compareLedger } from '#server/features/profile/compare-ledger.ts'
import { bad, type Finding, ok } from './finding.ts'

export async function checkLedger(db: Kysely<Tables>): Promise<Finding> {
  const startedAtMs = performance.now()
  const { people, wrong, example } = await compareLedger(db)
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  if (wrong === 0) return ok('ledger', `equals the balances of all ${people} people (${seconds} s)`)
  return bad('ledger', `${wrong} of ${people} balances are not its sum, that of ${example} is one`)
}
