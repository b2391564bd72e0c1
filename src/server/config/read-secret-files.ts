import { readFileSync } from 'node:fs'
import { reasonOf } from '../lib/open-data-folder.ts'
import { StartError } from '../lib/start-error.ts'

/** Variables that may be given as a file, by `NAME_FILE`. */
export const secretVariables = [
  'DATABASE_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AUTH_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'SMS_WEBHOOK_URL',
  'ROOM_HINTS_URL',
  'METRICS_TOKEN',
] as const

/**
 * Reads each `NAME_FILE` as `NAME`, without the line break at its end. Throws a `StartError` for a
 * file that is unreadable or empty, and for a secret given both ways.
 */
export function readSecretFiles(source: Record<string, string | undefined>) {
  const values = { ...source }
  for (const name of secretVariables) {
    const path = source[`${name}_FILE`]
    if (path === undefined) continue
    if (source[name] !== undefined) throw new StartError(`Set ${name} or ${name}_FILE, not both.`)
    values[name] = readSecret(`${name}_FILE`, path)
  }
  return values
}

function readSecret(variable: string, path: string): string {
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new StartError(`${variable}: ${path} cannot be read (${reasonOf(error)})`)
  }
  if (text === '') throw new StartError(`${variable}: ${path} is empty`)
  return text
}
