import { createHmac } from 'node:crypto'
import type { AppCheckToken } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'

const tokenMs = 60 * 60_000

/** Valid for one hour in every process with the same secret. */
export function issueAppCheckToken({
  authSecret,
  now,
}: Pick<ServerContext, 'authSecret' | 'now'>): AppCheckToken {
  const expireTimeMillis = now() + tokenMs
  const expiry = String(expireTimeMillis)
  return { token: `${expiry}.${sign(expiry, authSecret)}`, expireTimeMillis }
}

export function isAppCheckToken(
  { authSecret, now }: Pick<ServerContext, 'authSecret' | 'now'>,
  token: string,
): boolean {
  const [, expiry = '', signature = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(token) ?? []
  if (expiry === '') return false
  return isEqualInConstantTime(sign(expiry, authSecret), signature) && Number(expiry) > now()
}

function sign(expiry: string, authSecret: string): string {
  return createHmac('sha256', authSecret).update(`app check until ${expiry}`).digest('base64url')
}
