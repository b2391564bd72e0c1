import {
  type ActiveBuilds,
  activateBuild,
  buildsCache,
  outdatedCaches,
  readActiveBuilds,
} from '#domain/offline/build-caches.ts'
import { buildKey } from './cached-build.ts'

const buildsPath = '/builds-on-this-phone'

/** Open tabs may still need the previous build. Nothing is recorded when the disk is full. */
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
