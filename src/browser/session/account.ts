import { savedValue } from '../storage/saved-value.ts'

/** Who was signed in on this device last: enough to greet them before the server answers. */
export type Account = { userId: string; username: string }

/** Null on a device where nobody is signed in: such a device asks the server nothing. */
export const account = savedValue('account', (saved): Account | null => {
  const { userId, username } = (saved ?? {}) as Partial<Record<keyof Account, unknown>>
  if (typeof userId !== 'string' || userId === '') return null
  return { userId, username: typeof username === 'string' ? username : '' }
})

// Unwatched it would stay as this tab read it first, whatever another tab does.
if (typeof document !== 'undefined') account.subscribe(() => {})
