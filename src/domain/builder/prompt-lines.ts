/** What stands before a line of a list: a bullet, a number, a box to tick. */
const listMark = /^\s*(?:[-*+•·–]|\(?\d{1,3}[.):]|\[[ x]?\])\s+/i

/** The prompts in a pasted text, one a line: without marks, quotes around them and empty lines. */
export function promptsInText(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n|\u2028|\u2029/).filter((line) => line.trim() !== '')
  // One line that begins with a number may well mean it.
  const isList = lines.filter((line) => listMark.test(line)).length * 2 > lines.length
  return lines
    .map((line) => (isList && lines.length > 1 ? line.replace(listMark, '') : line).trim())
    .map((line) => line.replace(/^["“]([^"“”]*)["”]$/, '$1').trim())
    .filter((line) => line !== '')
}

/** How prompts are compared: case, accents and punctuation say nothing. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()
}

/** For each prompt that says the same as an earlier one: the place of the earlier one. */
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
