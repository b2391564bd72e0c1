/** How many builds a tab remembers that it has reloaded itself for. */
export const maxTriedBuilds = 8

const idPattern = /^[0-9a-f]{12}$/

/** The id in the build manifest, or null where this is no build manifest. */
export function readBuildId(manifest: unknown): string | null {
  const id = (manifest as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' && idPattern.test(id) ? id : null
}

type Polled = {
  /** The build this page was made by; null where it does not say. */
  own: string | null
  /** The newest, as the house says; null where it said nothing of use. */
  latest: string | null
  /** Those this tab has already reloaded itself for. */
  tried: readonly string[]
}

/**
 * What a poll leads to. `nothing` to do; `take` the new build; `offer` it, where this tab has taken
 * it once before and is not on it: while a house is being renewed, one machine after the other, its
 * answers take turns, and a page that followed every one of them would reload all evening.
 */
export function decideOnBuild({ own, latest, tried }: Polled): 'nothing' | 'take' | 'offer' {
  if (latest === null || own === null || latest === own) return 'nothing'
  return tried.includes(latest) ? 'offer' : 'take'
}

/** The builds that were tried, with this one as the last; the oldest are forgotten. */
export function rememberTried(tried: readonly string[], id: string): readonly string[] {
  return [...tried.filter((each) => each !== id), id].slice(-maxTriedBuilds)
}

/** What a tab has kept of them, in whatever state it is found. */
export function readTried(text: string | null): readonly string[] {
  return (text ?? '').split(' ').filter((id) => idPattern.test(id))
}
