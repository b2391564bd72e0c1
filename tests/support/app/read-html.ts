/** A start tag of a page: its name and its attributes, in lower case; `&amp;` and the like are decoded. */
export type Tag = { name: string; attributes: Record<string, string> }

const comment = /<!--.*?-->/gs
const scriptText = /(<script\b[^>]*>).*?(<\/script>)/gs
const tagPattern =
  /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const attributePattern = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Every start tag of a page as our server writes it, in its order; no text inside a script is one. */
export function tagsOf(html: string): Tag[] {
  const plain = html.replace(comment, '').replace(scriptText, '$1$2')
  return [...plain.matchAll(tagPattern)].map(([, name = '', list = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...list.matchAll(attributePattern)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        decodeText(double ?? single ?? bare ?? ''),
      ]),
    ),
  }))
}

/** What stands in each element of that name, without the tags inside it. */
export function textsOf(html: string, name: string): string[] {
  const element = new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs')
  const plain = html.replace(comment, '').replace(scriptText, '')
  return [...plain.matchAll(element)].map(([, inside = '']) =>
    decodeText(inside.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** Every id that a link may lead to. */
export function idsOf(html: string): Set<string> {
  return new Set(tagsOf(html).flatMap(({ attributes: { id } }) => (id ? [id] : [])))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Words as they were before they were written as HTML. */
export function decodeText(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole)
  })
}
