/** Keys sort by the bytes of their UTF-8, which is the order of their code points. */

/** No name sorts here or behind: each starts with a letter. */
const maxKey = '\u{10ffff}'

/** The first key behind all that start with `prefix`. */
export function endOfPrefix(prefix: string): string {
  const points = [...prefix]
  while (points.length > 0) {
    const next = nextCodePoint(points.pop()?.codePointAt(0) ?? 0)
    if (next !== null) return points.join('') + next
  }
  return maxKey
}

/** The first key that may follow `name`: none holds NUL. */
export function keyAfter(name: string): string {
  return `${name}\u0001`
}

function nextCodePoint(point: number): string | null {
  // Surrogates are no characters of their own.
  if (point === 0xd7ff) return String.fromCodePoint(0xe000)
  return point === 0x10ffff ? null : String.fromCodePoint(point + 1)
}

export function compareKeys(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
