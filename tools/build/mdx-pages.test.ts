import { expect, test } from 'vitest'
import { compileMdx } from './mdx-pages.ts'

/** The handle that the module of this source exports. */
async function handleOf(source: string): Promise<unknown> {
  const code = await compileMdx(source, 'page.mdx')
  const [, json = ''] = /export const handle = (.*)\n$/.exec(code) ?? []
  return JSON.parse(json)
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each<[string, string, object]>([
  [
    'sections are named as their headings are',
    '## What you need\n\ntext\n\n## How it *ends*',
    {
      headings: [
        { id: 'what-you-need', text: 'What you need' },
        { id: 'how-it-ends', text: 'How it ends' },
      ],
    },
  ],
  [
    'headings of the same words are told apart',
    '## Rules\n\n## Rules',
    {
      headings: [
        { id: 'rules', text: 'Rules' },
        { id: 'rules-1', text: 'Rules' },
      ],
    },
  ],
  [
    'parts of a section are none, but count',
    '### Rules\n\n## Rules',
    { headings: [{ id: 'rules-1', text: 'Rules' }] },
  ],
  ['imports are no words', "import { A } from './a.tsx'\n\none two three", { words: 3 }],
  ['220 words take a minute', words(220), { words: 220, minutes: 1 }],
  ['a page without words takes one too', '', { minutes: 1, headings: [] }],
  ['880 words take four', words(880), { minutes: 4 }],
])('%s', async (_, source, handle) => {
  expect(await handleOf(source)).toMatchObject(handle)
})

test('the names are those on the page', async () => {
  const code = await compileMdx('## Rules\n\n### How it *ends*\n\n## Rules', 'page.mdx')
  for (const id of ['rules', 'how-it-ends', 'rules-1']) expect(code).toContain(`id: "${id}"`)
})

test('what is no MDX says where', async () => {
  await expect(compileMdx('a <b', 'page.mdx')).rejects.toMatchObject({
    place: expect.objectContaining({ line: 1 }),
  })
})
