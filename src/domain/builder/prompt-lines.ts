const listMark = /^\s*(?:[-*+•·–]|\(?\d{1,3}[.):]|\[[ x]?\])\s+/i

export function promptsInText(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n|\u2028|\u2029/).filter((line) => line.trim() !== '')
  const isList = lines.filter((line) => listMark.test(line)).length * 2 > lines.length
  return lines
    .map((line) => (isList && lines.length > 1 ? line.replace(listMark, '') : line).trim())
    .map((line) => line.replace(/^["“]([^"“”]*)["”]$/, '$1').trim())
    .filter((line) => line !== '')
}

function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()
}

/** Maps each duplicate prompt's index to the index of the prompt it repeats. */
export function duplicatePrompts(
  prompts: readonly { text: string }[],
): ReadonlyMap<number, number> {
  const first = new Map<string, number>()
  const twice = new Map<number, number>()
  prompts.forEach(({ text }, at) => {
    const key = comparable(text)
    if (key === '') return
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, at)
    else twice.set(at, earlier)
  })
  return twice
}
