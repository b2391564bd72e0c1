import type { ServerContext } from '#server/context.ts'
import { consume, type RateLimit } from '#server/platform/web/consume.ts'
import { requireWithinLimit } from '#server/platform/web/rate-limit.ts'

export function uploadLimit(userId: string): RateLimit {
  return { name: 'storage-upload', key: userId }
}

export function partLimit(userId: string): RateLimit {
  return { name: 'storage-part', key: userId }
}

export async function consumeChangeLimit(services: ServerContext, userId: string): Promise<void> {
  requireWithinLimit(await consume(services, { name: 'storage-change', key: userId }))
}
