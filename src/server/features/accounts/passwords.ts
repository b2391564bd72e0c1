import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'

/**
 * Hashing blocks one of Node's four pool threads for 100 ms, and file writes need one too:
 * concurrent guesses must leave some free.
 */
const withHashSlot = limitConcurrency(2)

type PrecomputedHash = { password: string; hash: string } | null

const hashContext = new AsyncLocalStorage<{ precomputed: PrecomputedHash }>()

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

/** Runs a call of the sign-in library that may use a password hashed ahead. */
export function withPrecomputedHash<Result>(call: () => Promise<Result>): Promise<Result> {
  return hashContext.run({ precomputed: null }, call)
}

/** Hashes before the sign-up transaction: inside it, every SQLite write would wait. */
export async function precomputeHash(password: string): Promise<void> {
  const context = hashContext.getStore()
  if (context) context.precomputed = { password, hash: await passwords.hash(password) }
}
