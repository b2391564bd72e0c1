const longWord = 8
const infinite = Number.POSITIVE_INFINITY

export function maxTypos(word: string): number {
  return [...word].length >= longWord ? 2 : 1
}

/** Two words one typing error apart (extra, missing, wrong or swapped letter) share a variant. */
export function deletionVariants(word: string, maxDeletions = 1): string[] {
  const forms = new Set([word])
  let last = [word]
  for (let taken = 0; taken < maxDeletions; taken++) {
    last = [...new Set(last.flatMap(withoutOneLetter))]
    for (const form of last) forms.add(form)
  }
  forms.delete('')
  return [...forms]
}

function withoutOneLetter(word: string): string[] {
  const letters = [...word]
  return letters.map((_, at) => letters.toSpliced(at, 1).join(''))
}

/** Insertions, deletions, changes and swaps of neighbours. */
export function editDistance(one: string, other: string): number {
  const [left, right] = [[...one], [...other]]
  const rows: number[][] = [right.map((_, at) => at)]
  rows[0]?.push(right.length)
  left.forEach((letter, i) => {
    const row = [i + 1]
    right.forEach((wanted, j) => {
      const at = (up: number, along: number) => rows[i - up]?.[j - along] ?? infinite
      const isSame = letter === wanted
      const isSwap = letter === right[j - 1] && left[i - 1] === wanted
      row.push(
        Math.min(
          at(0, 0) + (isSame ? 0 : 1),
          at(0, -1) + 1,
          (row[j] ?? infinite) + 1,
          isSwap ? at(1, 1) + 1 : infinite,
        ),
      )
    })
    rows.push(row)
  })
  return rows.at(-1)?.at(-1) ?? 0
}
