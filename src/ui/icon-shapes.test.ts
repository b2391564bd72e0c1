import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readIconShapes } from './icon-shapes.ts'

test('an icon becomes shapes', () => {
  const body =
    '<g fill="currentColor"><path fill-rule="evenodd" d="M0 0l1-1.5Z"/><circle cx="1" cy="2" r="3"/></g>'
  expect(readIconShapes(body)).toEqual([
    {
      tag: 'g',
      attributes: { fill: 'currentColor' },
      inside: [
        { tag: 'path', attributes: { fillRule: 'evenodd', d: 'M0 0l1-1.5Z' }, inside: [] },
        { tag: 'circle', attributes: { cx: '1', cy: '2', r: '3' }, inside: [] },
      ],
    },
  ])
})

test('every icon of the collection can be drawn', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as {
    icons: Record<string, { body: string }>
  }
  const refused = Object.entries(icons).filter(([, { body }]) => readIconShapes(body) === null)
  expect(refused).toEqual([])
})

test.each([
  ['nothing', ''],
  ['text', 'hello'],
  ['text after a shape', '<path d="M0 0"/>hello'],
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT/>'],
  ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
  ['a handler without a space', '<path d="M0 0"onload="alert(1)"/>'],
  ['an attribute without quotes', '<path d=M0/>'],
  ['an attribute in single quotes', "<path d='M0'/>"],
  ['a style', '<path style="fill:red"/>'],
  ['a class', '<path class="x"/>'],
  ['a link', '<a href="https://x.example"><path d="M0 0"/></a>'],
  ['another file', '<use href="#x"/>'],
  ['a picture', '<image href="x.png"/>'],
  ['a page', '<foreignObject><p>x</p></foreignObject>'],
  ['an animation', '<animate attributeName="href"/>'],
  ['a paint from elsewhere', '<path fill="url(https://x.example/y)"/>'],
  ['a paint from elsewhere on another line', '<path fill="\nURL(#x)"/>'],
  ['an entity', '<path d="&#106;"/>'],
  ['an address', '<path fill="javascript:alert(1)"/>'],
  ['a comment', '<!-- x --><path d="M0 0"/>'],
  ['a declaration', '<?xml version="1.0"?><path d="M0 0"/>'],
  ['an end too many', '<path d="M0 0"/></g>'],
  ['an end too few', '<g><path d="M0 0"/>'],
  ['the end of something else', '<g></path>'],
  ['an end of the picture', '</svg><path d="M0 0"/>'],
])('%s is not drawn', (_, body) => {
  expect(readIconShapes(body)).toBeNull()
})
