import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SentAnswer } from '#contract/dares.ts'
import type { DareStatus } from '#domain/dares/answers.ts'
import { fetchDare, sendAnswer } from './answer-dare.ts'
import { dareReplyDraft } from './dare-reply-draft.ts'

const id = 'a'.repeat(24)
const words = dareReplyDraft(id)
const done: SentAnswer = { answer: 'done', step: 1, words: 'Breakfast.' }

let answer: () => Response

const json = (status: number, body: unknown) => Response.json(body, { status })
const notFound = () => json(404, { error: { code: 'not_found', message: 'There is none.' } })
const hotel = () => new Response('<h1>Hotel</h1>', { status: 404 })
const late = () => json(409, { error: { code: 'conflict', message: 'Another phone was first.' } })
const lost = () => Response.error()
const dare = (status: DareStatus) => () => json(200, { id, status })
const reply = () => json(200, { dare: { id }, earned: false })

beforeEach(() => {
  words.set('Breakfast, by the')
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => vi.unstubAllGlobals())

test.each<[string, SentAnswer, () => Response, string | null]>([
  ['are gone once they were sent', done, reply, null],
  ['are gone once the dare was turned down', { answer: 'declined', step: 1 }, reply, null],
  ['stay when it is only taken', { answer: 'accepted', step: 0 }, reply, 'Breakfast, by the'],
  ['stay when no answer came', done, lost, 'Breakfast, by the'],
  ['stay when something broke', done, () => json(500, {}), 'Breakfast, by the'],
  ['stay when another phone was first', done, late, 'Breakfast, by the'],
])('words %s', async (_, said, how, left) => {
  answer = how
  await sendAnswer(id, said)
  expect(words.get()).toBe(left)
})

test.each<[string, () => Response, string | null]>([
  ['that is open', dare('open'), 'Breakfast, by the'],
  ['that is taken', dare('accepted'), 'Breakfast, by the'],
  ['that is done', dare('done'), null],
  ['that was turned down', dare('declined'), null],
  ['that is not there', notFound, null],
  ['behind a hotel’s network', hotel, 'Breakfast, by the'],
  ['without a network', lost, 'Breakfast, by the'],
])('what was written to a dare %s', async (_, how, left) => {
  answer = how
  await fetchDare(id)
  expect(words.get()).toBe(left)
})
