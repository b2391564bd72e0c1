import {
  type ActiveBuilds,
  activateBuild,
  buildsCache,
  outdatedCaches,
  readActiveBuilds,
} from '#domain/offline/build-caches.ts'
import { buildKey } from './cached-build.ts'

const buildsPath = '/builds-on-this-phone'

/**
 * Takes the place of the build before, which stays on the phone for tabs that still run it; older ones
 * go. Where the phone is full, nothing is noted, and what is not noted is not kept.
 */
export async function retireBuilds(): Promise<void> {
  const builds = activateBuild(await readBuilds(), buildKey)
  await keepBuilds(builds).catch(() => {})
  const outdated = outdatedCaches(await caches.keys(), builds)
  await Promise.all(outdated.map((name) => caches.delete(name)))
}

async function readBuilds(): Promise<ActiveBuilds> {
  const cache = await caches.open(buildsCache)
  const kept = await cache.match(buildsPath)
  return readActiveBuilds(await kept?.json().catch(() => null))
}

async function keepBuilds(builds: ActiveBuilds): Promise<void> {
  const cache = await caches.open(buildsCache)
  await cache.put(buildsPath, Response.json(builds))
}
