import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './find-mutants.ts'

/** A change that no test could notice, as a person has judged it. */
type Judged = { path: string; code: string; before: string; after: string; why: string }

const judged: Judged[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'),
)

/** Why no test can notice this change; null when `equivalent.json` has no reason for this line. */
export function equivalentReason({ path, code, before, after }: Mutant): string | null {
  const found = judged.find(
    (one) => one.path === path && one.code === code && one.before === before && one.after === after,
  )
  return found?.why ?? null
}
