/** Keys sort by UTF-8 bytes, which is the order of code points. */

/** Every name starts with a letter and sorts before this. */
const maxKey = '\u{10ffff}'

/** The first key after all that start with `prefix`. */
export function endOfPrefix(prefix: string): string {
  const points = [...prefix]
  while (points.length > 0) {
    const next = nextCodePoint(points.pop()?.codePointAt(0) ?? 0)
    if (next !== null) return points.join('') + next
  }
  return maxKey
}

/** The first key after `name`: no name contains NUL. */
export function keyAfter(name: string): string {
  return `${name}\u0001`
}

function nextCodePoint(point: number): string | null {
  // Skips surrogates, which are not characters.
  if (point === 0xd7ff) return String.fromCodePoint(0xe000)
  return point === 0x10ffff ? null : String.fromCodePoint(point + 1)
}

export function compareKeys(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
