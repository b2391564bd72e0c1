/** Sorts test files: a file's own test first, then those of its folder, then the nearer ones. */
export function byCloseness(path: string): (a: string, b: string) => number {
  const stem = path.replace(/\.tsx?$/, '')
  const parts = path.split('/')
  const closeness = (test: string) => {
    if (test.replace(/\.test\.tsx?$/, '') === stem) return Number.POSITIVE_INFINITY
    if (test.startsWith(stem)) return parts.length
    const other = test.split('/')
    const apart = parts.findIndex((part, index) => part !== other[index])
    return apart - other.length / 100
  }
  return (a, b) => {
    const [first, second] = [closeness(a), closeness(b)]
    return first === second ? a.localeCompare(b) : second > first ? 1 : -1
  }
}
