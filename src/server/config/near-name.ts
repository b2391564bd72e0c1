/** Shorter names match too much: HOST and HOME, PORT and PATH. */
const minLength = 5
const minLengthForTwoEdits = 10

/** The known name that was probably meant: one edit away, two for long names. */
export function findNearName(name: string, names: readonly string[]): string | null {
  const upperCaseName = name.toUpperCase()
  const isNear = (other: string) => {
    const maxEdits = other.length >= minLengthForTwoEdits ? 2 : 1
    // Far apart in length is far apart in letters, and costs a start nothing.
    const isAlike = Math.abs(other.length - name.length) <= maxEdits && other.length >= minLength
    return isAlike && editDistance(upperCaseName, other) <= maxEdits
  }
  return names.find(isNear) ?? null
}

/** Letters left out, added, changed or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    const cell = (up: number, column: number) => rows[i - up]?.[column] ?? Number.POSITIVE_INFINITY
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        cell(1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        cell(1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}
