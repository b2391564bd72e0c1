import { limits } from '#server/config/limits.ts'
import type { ServerContext } from '#server/context.ts'
import { consume, readConsumed } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'

type Deps = Pick<ServerContext, 'database' | 'authSecret' | 'now'>

const name = 'room codes'

/** Only wrong codes are counted: a bar is one address, and its guests all join. */
export async function isOverWrongCodes(deps: Deps, address: string): Promise<boolean> {
  return (await readConsumed(deps, { name, key: address })) >= limits[name].max
}

export async function countWrongCode(deps: Deps, address: string): Promise<void> {
  await consume(deps, { name, key: address })
}

/** @throws AppError 404, or 429 for one too many */
export async function refuseWrongCode(deps: Deps, address: string): Promise<never> {
  await countWrongCode(deps, address)
  throw new AppError('not_found', 'No room has this code. Check the four letters.')
}

/** @throws AppError 429 */
export async function requireWithinWrongCodes(deps: Deps, address: string): Promise<void> {
  if (!(await isOverWrongCodes(deps, address))) return
  throw new AppError('rate_limited', 'Too many wrong codes. Please wait a quarter of an hour.', {
    'retry-after': '900',
  }).withAudit('wrong_code')
}
