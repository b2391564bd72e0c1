const maxVersionLength = 64

/** The version in `/version.json`, or null where that is no version. */
export function readVersion(body: unknown): string | null {
  const version = (body as { version?: unknown } | null | undefined)?.version
  if (typeof version !== 'string' || version === '') return null
  return version.length <= maxVersionLength ? version : null
}

/**
 * What the served version asks of this device (spec §4). `keep` it where none is kept; `clear` away
 * what an older one left, on a mismatch.
 */
export function decideOnVersion(
  kept: string | null,
  served: string | null,
): 'nothing' | 'keep' | 'clear' {
  if (served === null || served === kept) return 'nothing'
  return kept === null ? 'keep' : 'clear'
}
