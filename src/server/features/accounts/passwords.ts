import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { atMost } from '#server/lib/at-most.ts'

/**
 * Hashing holds a thread of Node's pool for most of a tenth of a second. There are four of them, and
 * all that is written to disk waits for one: a crowd of guesses must leave some of them free.
 */
const inTurn = atMost(2)

type Ahead = { password: string; hash: string } | null

const ahead = new AsyncLocalStorage<{ made: Ahead }>()

/** What the sign-in library hashes and compares with. */
export const passwords = {
  hash: async (password: string): Promise<string> => {
    const made = ahead.getStore()?.made
    return made?.password === password ? made.hash : await inTurn(() => hashPassword(password))
  },
  verify: (given: { hash: string; password: string }): Promise<boolean> =>
    inTurn(() => verifyPassword(given)),
}

/** Runs a call of the sign-in library, within which a password may be hashed ahead. */
export function withHashAhead<Result>(call: () => Promise<Result>): Promise<Result> {
  return ahead.run({ made: null }, call)
}

/**
 * Hashes a password before the library does: it would within the transaction of a sign-up, and
 * everybody who writes to SQLite would wait for it.
 */
export async function hashAhead(password: string): Promise<void> {
  const room = ahead.getStore()
  if (room) room.made = { password, hash: await passwords.hash(password) }
}
