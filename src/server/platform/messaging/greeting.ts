const nameLike = /^\p{L}[\p{L}\p{M} '’-]{0,39}$/u

/**
 * Anyone may type a name with another person's address: what does not look like a name could be an
 * advertisement and is left out.
 */
export function greeting(name: string): string {
  const trimmed = name.trim()
  return nameLike.test(trimmed) ? `Hello ${trimmed},` : 'Hello,'
}
