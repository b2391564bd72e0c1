import { afterAll, beforeAll } from 'vitest'
import { passwords } from '#server/features/accounts/passwords.ts'

const quick: typeof passwords = {
  hash: async (password) => `quick ${password}`,
  verify: async ({ hash, password }) => hash === `quick ${password}`,
}

/**
 * For rows that count passwords: a real hash takes a tenth of a second of a core. It stands before the
 * app of the block is opened.
 */
export function useQuickPasswords(): void {
  const real = { ...passwords }
  beforeAll(() => void Object.assign(passwords, quick))
  afterAll(() => void Object.assign(passwords, real))
}
