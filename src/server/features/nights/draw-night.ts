import { createHash } from 'node:crypto'
import type { NightPage } from '#contract/nights.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { createAsyncCache } from '#server/platform/rendering/async-cache.ts'
import { rasterise } from '#server/platform/rendering/rasterise.ts'
import { composeNight, composeSeat } from './compose-night.ts'

const cached = createAsyncCache<Buffer>(32)
const withConcurrencyLimit = limitConcurrency(2)

/** A PNG of 1080 by 1350 pixels. */
export async function drawNight({ night, names }: Pick<NightPage, 'night' | 'names'>) {
  return await draw([night, names], () => composeNight({ night, names }))
}

/** The same size, for one seat. */
export async function drawSeat(
  { night }: Pick<NightPage, 'night'>,
  own: { seat: number; name: string },
) {
  return await draw([night, own], () => composeSeat(night, own))
}

async function draw(content: unknown, compose: () => Promise<string>): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return await cached(key, () => withConcurrencyLimit(async () => await rasterise(await compose())))
}
