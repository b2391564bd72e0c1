import { networkInterfaces } from 'node:os'
import type { Services } from '#server/compose.ts'
import { starterOwnerId } from '#server/features/packs/starter/starter-owner.ts'
import { findNetworkAddress } from '#server/lib/network-address.ts'
import { buildId, version } from '../../../build-id.ts'
import { type StartFacts, terminalReport } from './terminal-report.ts'

/** Text for a terminal, one JSON line for a pipe. */
export async function startReport(
  services: Services,
  port: number,
  stdout = process.stdout,
): Promise<string> {
  const facts = await startFacts(services, port)
  if (stdout.isTTY) return terminalReport(facts, stdout.columns)
  return JSON.stringify({ level: 30, time: Date.now(), event: 'server.started', ...facts })
}

export async function startFacts(services: Services, port: number): Promise<StartFacts> {
  const { env, database, blobs, billing } = services
  const network = findNetworkAddress(networkInterfaces(), env.host)
  return {
    version,
    build: buildId,
    address: env.origin ?? `http://${printableHost(env.host)}:${port}`,
    networkAddress: env.origin === null && network !== null ? `http://${network}:${port}` : null,
    httpsAddress: services.localHttps
      ? `https://${network ?? printableHost(env.host)}:${services.localHttps.port}`
      : null,
    database: database.description,
    objects: blobs.description + (isForOneMachine(services) ? ' (several machines need S3)' : ''),
    embedded: [
      env.databaseUrl === null && 'SQLite database',
      env.storage.kind === 'file' && 'object storage on disk',
      env.smtpUrl === null && 'mail outbox',
      env.smsWebhookUrl === null && 'SMS outbox',
      billing?.simulator && 'Stripe simulator (test mode: no money moves)',
    ].filter((part) => typeof part === 'string'),
    premium: describePayments(services),
    notConfigured: [
      env.origin === null && 'ORIGIN',
      env.smtpUrl === null && 'SMTP_URL',
      env.smsWebhookUrl === null && 'SMS_WEBHOOK_URL',
      (billing === null || billing.simulator !== null) && 'STRIPE_SECRET_KEY',
      env.operator.name === null && 'OPERATOR_NAME',
      env.operator.address === null && 'OPERATOR_ADDRESS',
      env.supportEmail === null && 'SUPPORT_EMAIL',
    ].filter((name) => name !== false),
    firstStep: (await hasPeople(services)) ? null : firstStep,
  }
}

const firstStep = 'Nobody has an account yet. Let people in: npx party-dojo users'

/** Printed even when the database does not respond. */
async function hasPeople({ database }: Services): Promise<boolean> {
  const anybody = database.db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', starterOwnerId)
    .limit(1)
    .executeTakeFirst()
  return (await anybody.catch(() => ({}))) !== undefined
}

function isForOneMachine({ env }: Services): boolean {
  return env.databaseUrl !== null && env.storage.kind === 'file'
}

function describePayments({ billing }: Services): string {
  if (billing === null) return 'not for sale: STRIPE_SECRET_KEY is not set'
  if (billing.simulator) return 'test mode, payments go to the bundled simulator'
  return billing.isLive ? 'Stripe, live' : 'Stripe, test mode'
}

function printableHost(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
