import type { NightPage } from '#contract/nights.ts'
import { limits } from '#server/config/limits.ts'
import { consume, type RateLimitDeps, readConsumed } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findNight } from './night-repository.ts'

const name = 'night links'
const idPattern = /^[\w-]{22}$/

/**
 * Null where there is no such night: withdrawn, over, or never kept. Only wrong links are counted.
 * @throws AppError 429 for an address that guesses
 */
export async function readNight(
  deps: RateLimitDeps,
  id: string,
  address: string,
): Promise<NightPage | null> {
  const limit = { name, key: address } as const
  if ((await readConsumed(deps, limit)) >= limits[name].max) refuseGuessing()
  const night = idPattern.test(id) ? await findNight(deps.database.db, id, deps.now()) : null
  if (!night && (await consume(deps, limit)).isLimited) refuseGuessing()
  return night
}

function refuseGuessing(): never {
  throw new AppError('rate_limited', 'Too many wrong links. Please wait a quarter of an hour.', {
    'retry-after': '900',
  }).withAudit('wrong_link')
}
