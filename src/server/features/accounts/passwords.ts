import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'

/**
 * Hashing holds a thread of Node's pool for most of a tenth of a second. There are four of them, and
 * all that is written to disk waits for one: a crowd of guesses must leave some of them free.
 */
const withHashSlot = limitConcurrency(2)

type PrecomputedHash = { password: string; hash: string } | null

const hashContext = new AsyncLocalStorage<{ precomputed: PrecomputedHash }>()

/** What the sign-in library hashes and compares with. */
export const passwords = {
  hash: async (password: string): Promise<string> => {
    const precomputed = hashContext.getStore()?.precomputed
    return precomputed?.password === password
      ? precomputed.hash
      : await withHashSlot(() => hashPassword(password))
  },
  verify: (given: { hash: string; password: string }): Promise<boolean> =>
    withHashSlot(() => verifyPassword(given)),
}

/** Runs a call of the sign-in library, within which a password may be hashed ahead. */
export function withPrecomputedHash<Result>(call: () => Promise<Result>): Promise<Result> {
  return hashContext.run({ precomputed: null }, call)
}

/**
 * Hashes a password before the library does: it would within the transaction of a sign-up, and
 * everybody who writes to SQLite would wait for it.
 */
export async function precomputeHash(password: string): Promise<void> {
  const context = hashContext.getStore()
  if (context) context.precomputed = { password, hash: await passwords.hash(password) }
}
