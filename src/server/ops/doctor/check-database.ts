import type { Services } from '#server/compose.ts'
import { findDamage, readDatabaseInfo } from '#server/db/read-database-info.ts'
import { bad, type Finding, ok, warn } from './finding.ts'

const suspiciousSkewMs = 2_000
const badSkewMs = 30_000

/** Opening it has checked connection and migrations. */
export async function checkDatabase({ database, now }: Pick<Services, 'database' | 'now'>) {
  const askedAtMs = now()
  const { version, clockMs, connections } = await readDatabaseInfo(database)
  const findings: Finding[] = [ok('database', `${database.description}, ${version}, up to date`)]
  if (connections) findings.push(checkConnections(connections))
  // Clock skew assumes half of the round trip.
  if (clockMs !== null) findings.push(checkClock(clockMs - (askedAtMs + now()) / 2))
  return findings
}

/** Reads the whole SQLite file. */
export async function checkDatabaseFile({
  database,
}: Pick<Services, 'database'>): Promise<Finding> {
  const damage = await findDamage(database)
  return damage === null
    ? ok('pages of the database', 'in order')
    : bad('pages of the database', `${damage}: restore a backup`)
}

function checkConnections({ used, max }: { used: number; max: number }): Finding {
  const message = `${used} of ${max} are taken`
  if (used >= max * 0.95) return bad('connections', `${message}: the next process may find none`)
  return used >= max * 0.8 ? warn('connections', message) : ok('connections', message)
}

export function checkClock(skewMs: number): Finding {
  const seconds = (Math.abs(skewMs) / 1000).toFixed(1)
  const message = `${seconds} s ${skewMs < 0 ? 'behind' : 'ahead of'} this machine's`
  if (Math.abs(skewMs) >= badSkewMs) {
    return bad('clock of the database', `${message}: set both by the network's time`)
  }
  return Math.abs(skewMs) >= suspiciousSkewMs
    ? warn('clock of the database', message)
    : ok('clock of the database', message)
}
