import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import type { Log } from '../observability/log.ts'
import { folderTransport } from './folder-transport.ts'
import { smsWebhookTransport } from './sms-webhook-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { Transports } from './transport.ts'

type Settings = Pick<
  Env,
  'dataDir' | 'smtpUrl' | 'smsWebhookUrl' | 'mailFrom' | 'supportEmail' | 'origin'
>

/** Configured transports; the folder `outbox` for the others. */
export function chooseTransports(env: Settings, log: Pick<Log, 'info'>): Transports {
  const folder = folderTransport(messagesFolder(env), log)
  const { smtpUrl, smsWebhookUrl } = env
  return {
    mail: smtpUrl === null ? folder : smtpTransport({ url: smtpUrl, from: sender(env) }),
    sms: smsWebhookUrl === null ? folder : smsWebhookTransport(smsWebhookUrl),
  }
}

export function messagesFolder({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}

function sender({ mailFrom, supportEmail, origin }: Settings): string {
  return mailFrom ?? supportEmail ?? `no-reply@${origin ? new URL(origin).hostname : 'localhost'}`
}
