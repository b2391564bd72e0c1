import { requireTurn } from '../http/rate-limit.ts'
import { type Turn, takeTurn } from '../http/turns.ts'
import type { Services } from '../services.ts'

const perMinute = 120
const partsPerMinute = 600
const minuteMs = 60_000

export function uploadTurn(userId: string): Turn {
  return { name: 'storage-upload', who: userId, hits: perMinute, windowMs: minuteMs }
}

export function partTurn(userId: string): Turn {
  return { ...uploadTurn(userId), name: 'storage-part', hits: partsPerMinute }
}

/** Counts one change or deletion of an object; throws when there were too many. */
export async function takeChangeTurn(services: Services, userId: string): Promise<void> {
  requireTurn(await takeTurn(services, { ...uploadTurn(userId), name: 'storage-change' }))
}
