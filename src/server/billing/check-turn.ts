import type { Turn } from '../http/turns.ts'

/** One look at how somebody's premium stands, whichever way it is asked for. */
export function checkTurn(userId: string): Turn {
  return { name: 'check subscription', who: userId }
}
