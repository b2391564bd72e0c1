const maxVersionLength = 64

export function readVersion(body: unknown): string | null {
  const version = (body as { version?: unknown } | null | undefined)?.version
  if (typeof version !== 'string' || version === '') return null
  return version.length <= maxVersionLength ? version : null
}

/** Spec §4. `keep` it where none is kept; `clear` what an older version left, on a mismatch. */
export function decideOnVersion(
  kept: string | null,
  served: string | null,
): 'nothing' | 'keep' | 'clear' {
  if (served === null || served === kept) return 'nothing'
  return kept === null ? 'keep' : 'clear'
}
