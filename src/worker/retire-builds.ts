import {
  type ActiveBuilds,
  buildsCache,
  outdatedCaches,
  readActiveBuilds,
  takeOver,
} from '#domain/offline/kept-caches.ts'
import { buildKey } from './build-on-phone.ts'

const note = '/builds-on-this-phone'

/**
 * Takes the place of the build before, which stays on the phone for tabs that still run it; older ones
 * go. Where the phone is full, nothing is noted, and what is not noted is not kept.
 */
export async function retireBuilds(): Promise<void> {
  const builds = takeOver(await readBuilds(), buildKey)
  await keepBuilds(builds).catch(() => {})
  const outdated = outdatedCaches(await caches.keys(), builds)
  await Promise.all(outdated.map((name) => caches.delete(name)))
}

async function readBuilds(): Promise<ActiveBuilds> {
  const cache = await caches.open(buildsCache)
  const kept = await cache.match(note)
  return readActiveBuilds(await kept?.json().catch(() => null))
}

async function keepBuilds(builds: ActiveBuilds): Promise<void> {
  const cache = await caches.open(buildsCache)
  await cache.put(note, Response.json(builds))
}
