const nameLike = /^\p{L}[\p{L}\p{M} '’-]{0,39}$/u

/**
 * The first line of a mail. Anyone may type a name and somebody else's address: what does not read
 * as a name could be an advertisement sent by our hand, and is left out.
 */
export function greeting(name: string): string {
  const trimmed = name.trim()
  return nameLike.test(trimmed) ? `Hello ${trimmed},` : 'Hello,'
}
