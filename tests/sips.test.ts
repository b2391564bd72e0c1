import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isNode, parseSource } from './support/source/parse-source.ts'

/** Where players read while they play; packs and bars' cards are in `content.md`. */
const files = globSync('src/{domain/{room,table,venue},games,pages/room}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|how-to\.ts$|items-[\w-]+\.ts$|bar-cards/.test(path),
)

/** The texts of a file that speak of sips or drinks. */
function sipsIn(path: string): string[] {
  const { nodes } = parseSource({ path, text: readFileSync(path, 'utf8') })
  return nodes.flatMap(({ node, parent }) => {
    if (parent?.type === 'ImportDeclaration' || parent?.type === 'Property') {
      if (parent.key === node || parent.source === node) return []
    }
    const value = isNode(node) && node.type === 'TemplateElement' ? node.value : node
    const { cooked, value: text } = value as { cooked?: unknown; value?: unknown }
    const words = cooked ?? text
    return typeof words === 'string' && /\bsips?\b|\bdrinks? /i.test(words) ? [words.trim()] : []
  })
}

test('sentences with a sip are these, most of them of one primitive', async () => {
  const found = files.sort().flatMap((path) => sipsIn(path).map((text) => `${path}: ${text}`))
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('approved-sips.txt')
})
