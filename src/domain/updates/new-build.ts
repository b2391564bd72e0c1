export const maxTriedBuilds = 8

const idPattern = /^[0-9a-f]{12}$/

export function readBuildId(manifest: unknown): string | null {
  const id = (manifest as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' && idPattern.test(id) ? id : null
}

type Polled = {
  own: string | null
  latest: string | null
  tried: readonly string[]
}

/**
 * `offer` where this tab reloaded for it before: in a rolling deploy answers alternate, and
 * following each would reload all evening.
 */
export function decideOnBuild({ own, latest, tried }: Polled): 'nothing' | 'take' | 'offer' {
  if (latest === null || own === null || latest === own) return 'nothing'
  return tried.includes(latest) ? 'offer' : 'take'
}

export function rememberTried(tried: readonly string[], id: string): readonly string[] {
  return [...tried.filter((each) => each !== id), id].slice(-maxTriedBuilds)
}

export function readTried(text: string | null): readonly string[] {
  return (text ?? '').split(' ').filter((id) => idPattern.test(id))
}
