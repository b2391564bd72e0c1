import { expect, test } from 'vitest'
import type { ApiResult } from '#browser/api/call-api.ts'
import type { PackCard, PackPage } from '#contract/packs.ts'
import { type LoadedPacks, readMorePacks } from './read-more-packs.ts'

function card(id: string): PackCard {
  const texts = { name: id, description: id, author: 'Mia', updatedAt: '2026-01-01T00:00:00.000Z' }
  const counts = { promptCount: 3, likes: 0, plays: 0 }
  const traits = { tags: [], game: null, icon: null, explicit: false, alcohol: false }
  return { id, ...texts, ...counts, ...traits, isListed: true, publishedAt: texts.updatedAt }
}

/** Packs named by letters, and a cursor. */
function page(letters: string, nextCursor: string | null): ApiResult<PackPage> {
  return { ok: true, status: 200, data: { packs: [...letters].map(card), nextCursor } }
}

const offline: ApiResult<PackPage> = { ok: false, status: 'offline', message: 'No network.' }
const bare: LoadedPacks = { packs: [], nextCursor: null }
const begun: LoadedPacks = { packs: [...'xy'].map(card), nextCursor: '5' }
const always = () => true

type Row = [
  says: string,
  behind: LoadedPacks,
  answers: ApiResult<PackPage>[],
  letters: string,
  next: string | null,
]

test.each<Row>([
  ['the only page', bare, [page('ab', null)], 'ab', null],
  ['a page that is long enough', bare, [page('abcdefghij', '1')], 'abcdefghij', '1'],
  ['the page behind an empty one', bare, [page('', '1'), page('a', null)], 'a', null],
  ['what is behind a short one', bare, [page('ab', '1'), page('cdefghij', '2')], 'abcdefghij', '2'],
  ['more, each pack once', begun, [page('xa', '6'), page('ab', null)], 'xyab', null],
  ['ten pages that are empty', bare, Array(10).fill(page('', '1')), '', '1'],
  ['what came before the network went', bare, [page('a', '1'), offline], 'a', '1'],
])('%s', async (_, behind, answers, letters, next) => {
  const left = [...answers]
  const answer = await readMorePacks(async () => left.shift() ?? offline, behind, always)
  expect(answer).toEqual({
    ok: true,
    status: 200,
    data: { packs: [...letters].map(card), nextCursor: next },
  })
  expect(left).toEqual([])
})

test('each page is asked for by the cursor before', async () => {
  const cursors: (string | null)[] = []
  const answers = [page('a', '6'), page('', '7'), page('b', null)]
  const readPage = async (cursor: string | null) => {
    cursors.push(cursor)
    return answers.shift() ?? offline
  }
  await readMorePacks(readPage, begun, always)
  expect(cursors).toEqual(['5', '6', '7'])
})

test.each([
  ['at once', [offline]],
  ['behind an empty page', [page('', '1'), offline]],
])('no network %s is said', async (_, answers) => {
  expect(await readMorePacks(async () => answers.shift() ?? page('a', null), bare, always)).toBe(
    offline,
  )
})

test('nothing more is read once something else is wanted', async () => {
  let pages = 0
  const readPage = async () => page('', String(++pages))
  await readMorePacks(readPage, bare, () => pages < 3)
  expect(pages).toBe(3)
})
