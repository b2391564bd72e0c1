/** An SVG element that only draws. */
export type IconShape = { tag: string; attributes: Record<string, string>; inside: IconShape[] }

const tags = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']

const attributes = new Map(
  [
    'd',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'width',
    'height',
    'points',
    'transform',
    'opacity',
    'fill',
    'fill-opacity',
    'fill-rule',
    'clip-rule',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-miterlimit',
    'stroke-dasharray',
    'stroke-dashoffset',
  ].map((name) => [name, name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]),
)

/** Numbers, path commands, words and colours; no URL and no entity. */
const drawing = /^(?!.*url)[\w\s.,#()%+-]*$/is

const tagPattern = /<(\/?)([a-z]+)((?:\s+[a-z0-9-]+="[^"<>]*")*)\s*(\/?)>\s*/y
const attributePattern = /([a-z0-9-]+)="([^"]*)"/g

/** Null when the icon contains anything else. */
export function readIconShapes(body: string): IconShape[] | null {
  const root: IconShape = { tag: 'svg', attributes: {}, inside: [] }
  const open = [root]
  const text = body.trim()
  for (let at = 0; at < text.length; ) {
    tagPattern.lastIndex = at
    const [whole, end, tag = '', list = '', closed] = tagPattern.exec(text) ?? []
    const parent = open.at(-1)
    if (whole === undefined || !parent) return null
    at += whole.length
    if (end) {
      if (list || closed || parent.tag !== tag || parent === root) return null
      open.pop()
      continue
    }
    const own = tags.includes(tag) ? readAttributes(list) : null
    if (!own) return null
    const shape: IconShape = { tag, attributes: own, inside: [] }
    parent.inside.push(shape)
    if (!closed) open.push(shape)
  }
  return open.length === 1 && root.inside.length > 0 ? root.inside : null
}

function readAttributes(list: string): Record<string, string> | null {
  const read: Record<string, string> = {}
  for (const [, name = '', value = ''] of list.matchAll(attributePattern)) {
    const reactName = attributes.get(name)
    if (reactName === undefined || !drawing.test(value)) return null
    read[reactName] = value
  }
  return read
}
