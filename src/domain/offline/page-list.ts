export function readPageList(meta: unknown, buildId: string): readonly string[] | null {
  const { id, prerendered } = Object(meta) as Record<string, unknown>
  if (id !== buildId || !Array.isArray(prerendered)) return null
  return prerendered.filter((path) => typeof path === 'string' && path.startsWith('/'))
}
