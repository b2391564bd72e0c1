import { savedValue } from '../storage/saved-value.ts'

export type Account = { userId: string; username: string }

/** Null on a signed-out device, which sends no session requests. */
export const account = savedValue('account', (saved): Account | null => {
  const { userId, username } = (saved ?? {}) as Partial<Record<keyof Account, unknown>>
  if (typeof userId !== 'string' || userId === '') return null
  return { userId, username: typeof username === 'string' ? username : '' }
})

// Without a listener, changes by other tabs go unnoticed.
if (typeof document !== 'undefined') account.subscribe(() => {})
