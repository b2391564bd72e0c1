import { z } from 'zod'
import { StartError } from '../lib/start-error.ts'
import { choosePayments } from './choose-payments.ts'
import { chooseTraces, traceVariables } from './choose-traces.ts'
import { chooseTrackers, trackerVariables } from './choose-trackers.ts'
import { readSecretFiles, secretVariables } from './read-secret-files.ts'
import { readStorageUrl } from './storage-url.ts'
import {
  hasProtocol,
  isIssuerUrl,
  isLoopbackUrl,
  isOrigin,
  isPaymentBaseUrl,
  isPostgresUrl,
  isScriptUrl,
} from './url-rules.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const storageExample = 's3://bucket?endpoint=https://s3.example&region=eu-1'

const wholeNumber = (min: number, max: number, hint: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, hint)
    .transform(Number)
    .pipe(z.int().min(min, hint).max(max, hint))

const Variables = z.object({
  PORT: wholeNumber(0, 65535, 'a whole number from 0 to 65535').default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address or host name to listen on, such as 127.0.0.1')
    .optional(),
  HTTPS: z.enum(['local'], 'local, or not set').optional(),
  HTTPS_PORT: wholeNumber(0, 65535, 'a whole number from 0 to 65535').default(3443),
  ORIGIN: z
    .string()
    .refine(isOrigin, 'the public URL without a path, such as https://party.example')
    .transform((url) => new URL(url).origin)
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['off', 'on'], 'off or on').default('off'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'a Postgres address, such as postgres://user:password@host:5432/name')
    .optional(),
  STORAGE_URL: z
    .string()
    .default('file:')
    .transform(readStorageUrl)
    .refine((storage) => storage !== null, `file: or an S3 bucket, such as ${storageExample}`),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'a region, such as eu-north-1')
    .optional(),
  APP_CHECK: z.enum(['off', 'enforce'], 'off or enforce').default('off'),
  AUTH_SECRET: z
    .string()
    .refine((secret) => secret.length >= 32, 'at least 32 characters that nobody can guess')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z
    .string()
    .refine(isIssuerUrl, 'the https address of an OpenID provider, such as https://id.example')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  NODE_ENV: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'a secret key of Stripe, such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: listOf(
    /^whsec_\w+$/,
    'the signing secret of the webhook, such as whsec_…; two, by comma, while it is changed',
  ),
  STRIPE_PRICES: listOf(/^price_\w+$/, 'ids of prices by comma, such as price_1,price_2'),
  STRIPE_API_BASE: z
    .string()
    .refine(isLoopbackUrl, 'the http address of a simulator on this machine')
    .optional(),
  PAYMENT_BASE_URL: z
    .string()
    .refine(isPaymentBaseUrl, 'an https address that the payment calls go to')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OPERATOR_NAME: printableText(120, 'the name of the operator, at most 120 characters'),
  OPERATOR_ADDRESS: printableText(300, 'a postal address by commas, at most 300 characters'),
  SUPPORT_EMAIL: z.email('an e-mail address, such as help@party.example').optional(),
  SMTP_URL: z
    .string()
    .refine(hasProtocol('smtp:', 'smtps:'), 'a mail server, such as smtps://user:password@host:465')
    .optional(),
  SMS_WEBHOOK_URL: z
    .string()
    .refine(hasProtocol('http:', 'https:'), 'an http or https URL that messages are posted to')
    .optional(),
  ROOM_HINTS_URL: z
    .string()
    .refine(hasProtocol('nats:', 'tls:'), 'a NATS server, such as nats://nats:4222')
    .optional(),
  MAIL_FROM: z.email('an e-mail address, such as hello@party.example').optional(),
  VOICE_AGENT_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'the id of an agent, such as agent_01ab…')
    .optional(),
  VOICE_AGENT_SCRIPT_URL: z
    .string()
    .refine(isScriptUrl, 'the https address of the widget’s script')
    .transform((url) => new URL(url).href)
    .optional(),
  ...trackerVariables,
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  ...traceVariables,
  STARTER_PACKS: z.enum(['on', 'off'], 'on or off').default('on'),
  SIGN_UP: z.enum(['on', 'off'], 'on or off').default('on'),
  PRIVATE: z.enum(['on', 'off'], 'on or off').default('off'),
  PRIVATE_LINK_VERSION: wholeNumber(1, 1_000_000, 'a whole number from 1 on').default(1),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'at least 16 letters and digits that nobody can guess')
    .optional(),
  TRUSTED_PROXIES: wholeNumber(
    0,
    10,
    'the number of proxies in front of this server, from 0 to 10',
  ).default(0),
})

export const knownVariables: readonly string[] = [
  ...Object.keys(Variables.shape),
  ...secretVariables.map((name) => `${name}_FILE`),
]

function printableText(maxLength: number, hint: string) {
  return z
    .string()
    .trim()
    .max(maxLength, hint)
    .regex(/^[^\p{C}]+$/u, hint)
    .optional()
}

function listOf(pattern: RegExp, hint: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => pattern.test(part)), hint)
    .optional()
}

/** Reads the configuration. Throws a `StartError` with one line for each wrong variable. */
export function loadEnv(source: Record<string, string | undefined>) {
  // Compose files and CI pass an empty value for "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(readSecretFiles(set))
  if (!parsed.success) {
    const messages = new Map(parsed.error.issues.map((issue) => [issue.path[0], issue.message]))
    // The value is left out: it may hold a password.
    throw new StartError(
      [...messages].map(([name, message]) => `${String(name)} must be ${message}`).join('\n'),
    )
  }
  const values = parsed.data
  requireOrigin(values, ['SMTP_URL', 'SMS_WEBHOOK_URL', 'STRIPE_SECRET_KEY'])
  return {
    port: values.PORT,
    host: values.HOST ?? null,
    localHttps: values.HTTPS === undefined ? null : { port: values.HTTPS_PORT },
    origin: values.ORIGIN ?? null,
    isHttps: values.ORIGIN?.startsWith('https:') ?? false,
    hsts: chooseHsts(values),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    storage: chooseStorage(values),
    appCheck: values.APP_CHECK,
    authSecret: values.AUTH_SECRET ?? null,
    google: allOrNone(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']) && {
      clientId: values.GOOGLE_CLIENT_ID as string,
      clientSecret: values.GOOGLE_CLIENT_SECRET as string,
    },
    oidc: allOrNone(values, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) && {
      issuer: values.OIDC_ISSUER as string,
      clientId: values.OIDC_CLIENT_ID as string,
      clientSecret: values.OIDC_CLIENT_SECRET as string,
    },
    payments: choosePayments(values),
    paymentBase: values.PAYMENT_BASE_URL ?? null,
    operator: {
      name: values.OPERATOR_NAME ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
    },
    supportEmail: values.SUPPORT_EMAIL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    roomHintsUrl: values.ROOM_HINTS_URL ?? null,
    smsWebhookUrl: values.SMS_WEBHOOK_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    voiceAgent: chooseVoiceAgent(values),
    trackers: chooseTrackers(values),
    logLevel: values.LOG_LEVEL,
    traces: chooseTraces(values),
    hasStarterPacks: values.STARTER_PACKS === 'on',
    isSignUpOpen: values.SIGN_UP === 'on',
    isPrivate: values.PRIVATE === 'on',
    privateLinkVersion: values.PRIVATE_LINK_VERSION,
    metricsToken: values.METRICS_TOKEN ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
  }
}

/** Subdomains need consent: browsers remember HSTS for a year. */
function chooseHsts({ ORIGIN, HSTS_SUBDOMAINS }: z.output<typeof Variables>): string | null {
  if (!ORIGIN?.startsWith('https:')) return null
  return `max-age=31536000${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`
}

/** AWS keys may be set for other programs: without a bucket they are ignored. */
function chooseStorage(values: z.output<typeof Variables>) {
  const { STORAGE_URL: storage, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = values
  if (storage?.kind !== 's3') return { kind: 'file' } as const
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) {
    throw new StartError('STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  }
  const region = storage.region ?? values.AWS_REGION ?? 'us-east-1'
  return {
    ...storage,
    region,
    endpoint: storage.endpoint ?? `https://s3.${region}.amazonaws.com`,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: values.AWS_SESSION_TOKEN ?? null,
  }
}

/** Null when no voice agent is configured; without an address the bundled script is used. */
function chooseVoiceAgent({
  VOICE_AGENT_ID: id,
  VOICE_AGENT_SCRIPT_URL,
}: z.output<typeof Variables>) {
  if (id !== undefined) return { id, scriptUrl: VOICE_AGENT_SCRIPT_URL ?? null }
  if (VOICE_AGENT_SCRIPT_URL === undefined) return null
  throw new StartError('VOICE_AGENT_SCRIPT_URL needs VOICE_AGENT_ID.')
}

/** Throws a `StartError` when only some of them are set. */
function allOrNone(values: Record<string, unknown>, names: string[]): true | null {
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length === 0) return true
  if (missing.length === names.length) return null
  throw new StartError(
    `${missing.join(' and ')} must be set too: ${names.join(', ')} belong together`,
  )
}

function requireOrigin(values: Record<string, unknown>, names: string[]): void {
  const needingOrigin = names.filter((name) => values[name] !== undefined)
  if (values.ORIGIN !== undefined || needingOrigin.length === 0) return
  const why = "needs ORIGIN: links in messages must not come from a request's Host header."
  throw new StartError(needingOrigin.map((name) => `${name} ${why}`).join('\n'))
}

export type Env = ReturnType<typeof loadEnv>

export function isDataFolderUsed({ databaseUrl, storage, authSecret, payments }: Env): boolean {
  const isElsewhere = databaseUrl !== null && storage.kind !== 'file' && authSecret !== null
  return !isElsewhere || payments.kind === 'simulator'
}
