export const cachePrefix = 'party-dojo:'

type BuildCacheKind = 'build' | 'pages'

export function buildCacheName(kind: BuildCacheKind, key: string): string {
  return `${cachePrefix}${kind}:${key}`
}

/**
 * These caches outlive a build: chunks no longer in any build here, icons, the list of active
 * builds.
 */
export const assetsCache = `${cachePrefix}assets`
export const iconsCache = `${cachePrefix}icons`
export const buildsCache = `${cachePrefix}builds`

export type ActiveBuilds = { active: string | null; before: string | null }

export function activateBuild(builds: ActiveBuilds, key: string): ActiveBuilds {
  return builds.active === key ? builds : { active: key, before: builds.active }
}

/**
 * Caches older than the previous build, and unknown ones; one still being fetched stays.
 * @param names every cache of the origin, oldest first
 */
export function outdatedCaches(
  names: readonly string[],
  { active, before }: ActiveBuilds,
): string[] {
  const kept = [assetsCache, iconsCache, buildsCache]
  for (const key of [active, before]) {
    if (key !== null) kept.push(buildCacheName('build', key), buildCacheName('pages', key))
  }
  const activeAt = active === null ? -1 : names.indexOf(buildCacheName('build', active))
  return names.filter((name, index) => {
    const isComing = index > activeAt && name.startsWith(buildCacheName('build', ''))
    return !kept.includes(name) && !isComing
  })
}

export function readActiveBuilds(value: unknown): ActiveBuilds {
  const { active, before } = Object(value) as Record<string, unknown>
  const key = (given: unknown) => (typeof given === 'string' ? given : null)
  return { active: key(active), before: key(before) }
}
