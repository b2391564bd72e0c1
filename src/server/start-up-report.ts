import type { Services } from './services.ts'

/** What a person who starts the server wants to know, a fact a line. */
export function startUpReport(services: Services, port: number): string {
  const { env, database, bodies } = services
  const address = env.origin ?? `http://${printable(env.host)}:${port}`
  const lines = [
    `Party Dojo: ${address}`,
    `Database: ${database.place}${env.databaseUrl === null ? ' (embedded)' : ''}`,
    `Objects: ${bodies.place}${isForOneMachine(services) ? ' (this machine alone: several need STORAGE_URL=s3://…)' : ''}`,
    `Premium: ${paymentsInWords(services)}`,
  ]
  const missing = [
    env.origin === null && 'ORIGIN (public address)',
    env.smtpUrl === null && `SMTP_URL (mail lands in ${env.dataDir}/outbox)`,
    env.smsWebhookUrl === null && `SMS_WEBHOOK_URL (SMS land in ${env.dataDir}/outbox)`,
    env.operator.name === null && 'OPERATOR_NAME (the terms name nobody)',
    env.operator.address === null &&
      'OPERATOR_ADDRESS (the privacy policy has nowhere to write to)',
    env.supportEmail === null &&
      'SUPPORT_EMAIL (what is written on the contact page is kept, and read with npm run operator messages)',
  ].filter((name) => name !== false)
  if (missing.length > 0) lines.push(`Not configured: ${missing.join(', ')}`)
  return lines.join('\n')
}

function isForOneMachine({ env }: Services): boolean {
  return env.databaseUrl !== null && env.storage.kind === 'file'
}

function paymentsInWords({ billing }: Services): string {
  if (billing === null) return 'not to be had, for there is no STRIPE_SECRET_KEY'
  if (billing.simulator) return 'test mode, payments go to the bundled simulator'
  return billing.isLive ? 'Stripe, live' : 'Stripe, test mode'
}

function printable(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
