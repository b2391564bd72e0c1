/** What every cache of this house is called first. */
export const cachePrefix = 'party-dojo:'

/** What is kept in caches of a build; they come and go together. */
type BuildCacheKind = 'build' | 'pages'

/** The cache of one build, by the key of that build. */
export function buildCacheName(kind: BuildCacheKind, key: string): string {
  return `${cachePrefix}${kind}:${key}`
}

/** Caches that outlive a build: chunks that no build here holds, icons, and which builds were active. */
export const assetsCache = `${cachePrefix}assets`
export const iconsCache = `${cachePrefix}icons`
export const buildsCache = `${cachePrefix}builds`

/** The build whose worker answers, and the one before it. */
export type ActiveBuilds = { active: string | null; before: string | null }

/** Who is active once the build with this key has taken over. */
export function activateBuild(builds: ActiveBuilds, key: string): ActiveBuilds {
  return builds.active === key ? builds : { active: key, before: builds.active }
}

/**
 * The caches that nobody needs any more: those of builds older than the one before this, and whatever
 * is not known here. A build that is just being fetched came after the active one and stays.
 * @param names every cache of the origin, the oldest first
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

/** What was noted of the active builds, whatever stands there. */
export function readActiveBuilds(value: unknown): ActiveBuilds {
  const { active, before } = Object(value) as Record<string, unknown>
  const key = (given: unknown) => (typeof given === 'string' ? given : null)
  return { active: key(active), before: key(before) }
}
