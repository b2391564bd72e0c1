import { requireTurn } from '../http/rate-limit.ts'
import { type Turn, takeTurn } from '../http/turns.ts'
import type { Services } from '../services.ts'

export function uploadTurn(userId: string): Turn {
  return { name: 'storage-upload', who: userId }
}

export function partTurn(userId: string): Turn {
  return { name: 'storage-part', who: userId }
}

/** Counts one change or deletion of an object; throws when there were too many. */
export async function takeChangeTurn(services: Services, userId: string): Promise<void> {
  requireTurn(await takeTurn(services, { name: 'storage-change', who: userId }))
}
