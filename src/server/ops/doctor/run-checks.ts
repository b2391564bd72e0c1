import type { Services } from '#server/compose.ts'
import { checkBacklog } from './check-backlog.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkConfiguration } from './check-configuration.ts'
import { checkDatabase, checkDatabaseFile } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkLedger } from './check-ledger.ts'
import { checkMail } from './check-mail.ts'
import { checkObjects, checkStorage } from './check-objects.ts'
import { checkOrphans } from './check-orphans.ts'
import { checkPayments } from './check-payments.ts'
import { checkRooms } from './check-rooms.ts'
import { bad, type Finding } from './finding.ts'

/**
 * Runs all checks beside running servers. Writes nothing but one blob, which it deletes.
 * @param isDeep every object and every database page, which may take long
 */
export async function* runChecks(services: Services, isDeep: boolean): AsyncGenerator<Finding> {
  const { env, database, now } = services
  yield* checkConfiguration(env)
  const checks: [about: string, check: () => Promise<Finding | Finding[]>][] = [
    ['DATA_DIR', () => checkFolder(env)],
    ['database', () => checkDatabase(services)],
    ['storage', () => checkStorage(services)],
    ['waiting', () => checkBacklog(database.db, now())],
    ['live rooms', () => checkRooms(database.db, now())],
    ['premium', () => checkPayments(services)],
    ['ledger', () => checkLedger(database.db)],
    ['objects', () => checkObjects(services, isDeep)],
    ['bytes and rows', () => checkOrphans(services)],
  ]
  if (env.localHttps !== null)
    checks.push(['HTTPS', async () => checkCertificate(env.dataDir, now())])
  const { smtpUrl } = env
  if (smtpUrl !== null) checks.push(['mail server', () => checkMail(smtpUrl)])
  if (isDeep && env.databaseUrl === null)
    checks.push(['pages of the database', () => checkDatabaseFile(services)])
  for (const [about, check] of checks) {
    // A failing check must not hide the next.
    const found = await check().catch((error: unknown) => bad(about, String(error)))
    yield* Array.isArray(found) ? found : [found]
  }
}
