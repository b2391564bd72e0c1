import { describe, expect, test } from 'vitest'
import { newDraft } from '#domain/builder/draft.ts'
import { reduceDraft } from '#domain/builder/reduce-draft.ts'
import { readTransfer, writeTransfer } from './pack-transfer.ts'

const prompts = [
  { text: 'Who, of all, sings "first"?' },
  { text: '=1+1 is what?' },
  { text: 'Sing, now.', kind: 'dare' as const },
  { text: '-5 degrees, who swims?' },
]
const empty = newDraft({ id: 'abc', author: 'Mia', ownerId: null, game: null, nowMs: 0 })
const draft = reduceDraft(
  reduceDraft(empty, { type: 'write', field: 'name', text: 'Pub night' }, 0),
  { type: 'add', prompts, after: null },
  0,
)

describe('what goes out comes back the same', () => {
  test.each(['json', 'csv'] as const)('%s', async (kind) => {
    const back = await readTransfer(await writeTransfer(draft, kind, 0))
    expect(back?.prompts).toEqual(prompts)
  })
})

test('no cell of a table is a formula', async () => {
  const table = await writeTransfer(draft, 'csv', 0)
  expect(table.split('\n').filter((line) => /^"?[=+\-@]/.test(line))).toEqual([])
})

describe('files that people have', () => {
  test.each([
    ['lines', '1. Who sings?\n2. Who, really, dances?', ['Who sings?', 'Who, really, dances?']],
    ['a list in JSON', '["a", {"text": "b"}]', ['a', 'b']],
    ['a pack in JSON', '{"name":"n","id":"i","prompts":["a"]}', ['a']],
    ['a table with other columns', 'id,Prompt\n1,a\n2,"b, c"', ['a', 'b, c']],
    ['a table by Excel', '\uFEFFtext;kind\r\na;\r\nb;dare', ['a', 'b']],
  ])('%s', async (_, text, right) => {
    expect((await readTransfer(text))?.prompts.map((prompt) => prompt.text)).toEqual(right)
  })

  test.each([
    ['nothing', ''],
    ['JSON of something else', '{"a":1}'],
    ['a heading alone', 'text,kind'],
    ['a number', '4'],
  ])('no prompt in it: %s', async (_, text) => {
    expect(await readTransfer(text)).toBeNull()
  })

  test('a pack brings the words of its cover', async () => {
    const text = '{"metadata":{"name":"N","description":"D"},"prompts":["a"]}'
    expect(await readTransfer(text)).toMatchObject({
      cover: { name: 'N', description: 'D' },
    })
  })
})
