/** Weak comparison (RFC 9110 §13.1.2). */
export function matchesETag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => tag.replace(/^W\//, '') === etag)
}
