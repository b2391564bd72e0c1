import type { Turn } from '../http/turns.ts'

const perMinute = 30

/** One look at how somebody's premium stands, whichever way it is asked for. */
export function checkTurn(userId: string): Turn {
  return { name: 'check subscription', who: userId, hits: perMinute, windowMs: 60_000 }
}
