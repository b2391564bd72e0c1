import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { atMost } from '../at-most.ts'

/**
 * Hashing holds a thread of Node's pool for most of a tenth of a second. There are four of them, and
 * all that is written to disk waits for one: a crowd of guesses must leave some of them free.
 */
const inTurn = atMost(2)

/** What the sign-in library hashes and compares with. */
export const passwords = {
  hash: (password: string): Promise<string> => inTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }): Promise<boolean> =>
    inTurn(() => verifyPassword(given)),
}
