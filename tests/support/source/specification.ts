/** One place in code or a document that names a section of the specification. */
export type Mention = { number: number; quoted: string | null }

/** The text of each numbered section, by its number, in the order of the page. */
export function readSections(page: string): Map<number, string> {
  const parts = page.split(/^## (?=\d+\. )/m).slice(1)
  return new Map(parts.map((part) => [Number.parseInt(part, 10), part]))
}

/** Every section that a text names: “spec §2 and §9” names two; a quoted name belongs to the last. */
export function findMentions(text: string): Mention[] {
  const flat = text.replace(/\s*\n\s*(?:\/\/|\*(?!\/)|#)?\s*/g, ' ')
  const found = flat.matchAll(/\bspec §(\d+)((?:(?:,| and) §\d+)*)(?:, ["“]([^"”]+)["”])?/gi)
  return [...found].flatMap(([, first, more = '', quoted = null]) => {
    const numbers = [first, ...[...more.matchAll(/§(\d+)/g)].map(([, number]) => number)].map(
      Number,
    )
    return numbers.map((number, at) => ({
      number,
      quoted: at === numbers.length - 1 ? quoted : null,
    }))
  })
}

/** Whether a heading or the first cell of a row of that section is called so. */
export function sectionHas(section: string, name: string): boolean {
  const names = section.split('\n').flatMap((line) => {
    const [, heading, cell] = /^### (.+)$|^\| ([^|]+?) \|/.exec(line) ?? []
    return (heading ?? cell ?? '').replaceAll('`', '').toLowerCase()
  })
  return names.includes(name.toLowerCase())
}
