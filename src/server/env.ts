import { z } from 'zod'
import { StartError } from './start-error.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (min: number, max: number, right: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, right)
    .transform(Number)
    .pipe(z.int().min(min, right).max(max, right))

const Variables = z.object({
  PORT: wholeNumber(0, 65535, 'a whole number from 0 to 65535').default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address or host name to listen on, such as 127.0.0.1')
    .optional(),
  ORIGIN: z
    .string()
    .refine(isOrigin, 'the public URL without a path, such as https://party.example')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'a Postgres address, such as postgres://user:password@host:5432/name')
    .optional(),
  SUPPORT_EMAIL: z.email('an e-mail address, such as help@party.example').optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  TRUSTED_PROXIES: wholeNumber(
    0,
    10,
    'the number of proxies in front of this server, from 0 to 10',
  ).default(0),
})

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

function isOrigin(text: string): boolean {
  const url = parseUrl(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function isPostgresUrl(text: string): boolean {
  const url = parseUrl(text)
  return url !== null && /^postgres(ql)?:$/.test(url.protocol)
}

/** Reads the configuration; throws a `StartError` with one line for each wrong variable. */
export function loadEnv(source: Record<string, string | undefined>) {
  // An empty value is how compose files and CI say "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(set)
  if (!parsed.success) {
    const right = new Map(parsed.error.issues.map((issue) => [issue.path[0], issue.message]))
    // The value itself is not shown: it may hold a password.
    throw new StartError(
      [...right].map(([name, what]) => `${String(name)} must be ${what}`).join('\n'),
    )
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST ?? null,
    origin: values.ORIGIN ?? null,
    isHttps: values.ORIGIN?.startsWith('https:') ?? false,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
  }
}

export type Env = ReturnType<typeof loadEnv>
