import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '#domain/dares/draft.ts'
import type { SentDare } from '#domain/dares/sent-dares.ts'
import { offlineMessage } from '../api/call-api.ts'
import { dareDrafts } from './dare-drafts.ts'
import { dropDares } from './drop-dares.ts'
import { sendDare } from './send-dare.ts'
import { refreshSentDares, sentDares, withdrawDare } from './sent-dares.ts'

type Call = [method: string | undefined, path: string]

let calls: Call[] = []
let answer: (path: string) => Response | Promise<Response>

const json = (status: number, body: unknown) => Response.json(body, { status })
const notFound = () => json(404, { error: { code: 'not_found', message: 'There is none.' } })
const standing = (status: SentDare['status']) => () =>
  json(200, { status, doneLines: 0, answers: [] })

const idOf = (n: number) => n.toString(16).padStart(24, '0')
const dare = (n: number, change: Partial<SentDare> = {}): SentDare => ({
  id: idOf(n),
  senderKey: 'b'.repeat(48),
  kind: 'card',
  to: 'Bo',
  sentMs: Date.now(),
  askedMs: 0,
  status: 'open',
  doneLines: 0,
  swappedFor: null,
  words: '',
  ...change,
})
const asked = () => calls.map(([, path]) => Number.parseInt(path.split('/')[3] ?? '', 16))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  calls = []
  answer = standing('open')
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    calls.push([options.method, path])
    expect(options.signal).toBeInstanceOf(AbortSignal)
    return await answer(path)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('of many, ten are asked about at a time, and each in its turn', async () => {
  sentDares.set(Array.from({ length: 23 }, (_, n) => dare(n)))
  for (const turn of [0, 1, 2]) {
    calls = []
    vi.setSystemTime(Date.now() + 30_000)
    await refreshSentDares('some')
    expect(asked()).toEqual(Array.from({ length: 10 }, (_, n) => (turn * 10 + n) % 23))
  }
})

test('all are asked about when somebody looks', async () => {
  sentDares.set(Array.from({ length: 23 }, (_, n) => dare(n)))
  await refreshSentDares('all')
  expect(asked()).toHaveLength(23)
})

test('nobody is asked without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  sentDares.set([dare(1)])
  await refreshSentDares('all')
  expect(calls).toEqual([])
})

test.each([true, false])(
  'a clock that was wrong for once buries no dare, with a network: %s',
  async (onLine) => {
    vi.stubGlobal('navigator', { onLine })
    sentDares.set([dare(1)])
    const nowMs = Date.now()
    vi.setSystemTime(nowMs + 31 * 24 * 3_600_000)
    await refreshSentDares('all')
    expect(sentDares.get()[0]?.status).toBe('open')
    vi.setSystemTime(nowMs)
    vi.stubGlobal('navigator', { onLine: true })
    answer = standing('done')
    await refreshSentDares('all')
    expect(sentDares.get()[0]?.status).toBe('done')
  },
)

test.each<[string, () => Response, SentDare['status']]>([
  ['that there is none', notFound, 'gone'],
  ['404 from somebody else', () => new Response('<h1>Hotel</h1>', { status: 404 }), 'open'],
  ['that something broke', () => json(500, {}), 'open'],
  ['that it is taken', standing('accepted'), 'accepted'],
])('told %s, it is as it is', async (_, how, status) => {
  answer = how
  sentDares.set([dare(1)])
  await refreshSentDares('some')
  expect(sentDares.get()[0]?.status).toBe(status)
})

const tooMany = () => json(429, { error: { code: 'rate_limited', message: 'Wait a minute.' } })

test.each<[string, () => Response, boolean, string | null]>([
  ['that it stands as it did', standing('open'), false, null],
  ['that it is taken', standing('accepted'), true, null],
  ['that there is none', notFound, true, null],
  ['to wait', tooMany, false, 'Wait a minute.'],
])('whoever looks hears what came of it: told %s', async (_, how, hasNews, problem) => {
  answer = how
  sentDares.set([dare(1)])
  expect(await refreshSentDares('all')).toEqual({ hasNews, problem })
})

test('and that there is no network', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  sentDares.set(Array.from({ length: 23 }, (_, n) => dare(n)))
  const news = { hasNews: false, problem: offlineMessage }
  expect(await refreshSentDares('all')).toEqual(news)
  expect(calls).toHaveLength(10)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await refreshSentDares('all')).toEqual(news)
  expect(calls).toHaveLength(10)
})

test.each<[string, SentDare['status'], () => Response, boolean]>([
  ['one that is there', 'open', () => new Response(null, { status: 204 }), true],
  ['one that is not', 'open', notFound, true],
  ['one by a hotel’s network', 'open', () => new Response('<h1>', { status: 404 }), false],
  ['one that is gone', 'gone', () => json(500, {}), true],
])('taking back %s', async (_, status, how, isOff) => {
  answer = how
  sentDares.set([dare(1, { status })])
  expect((await withdrawDare(dare(1, { status }))) === null).toBe(isOff)
  expect(calls).toEqual(status === 'gone' ? [] : [['DELETE', `/api/dares/${idOf(1)}`]])
  expect(sentDares.get()).toHaveLength(isOff ? 0 : 1)
})

test('once an account is gone, what went out is taken back, and the key to what cannot be stays', async () => {
  sentDares.set([
    dare(1),
    dare(2, { status: 'done' }),
    dare(3),
    dare(4),
    dare(5, { status: 'gone' }),
  ])
  const answers = [new Response(null, { status: 204 }), notFound(), json(500, {}), Promise.reject()]
  answer = (path) => answers[Number.parseInt(path.split('/')[3] ?? '', 16) - 1] ?? notFound()
  expect(await dropDares()).toBe(2)
  expect(calls.every(([method]) => method === 'DELETE')).toBe(true)
  expect(asked()).toEqual([1, 2, 3, 4])
  expect(sentDares.get()).toEqual([dare(3), dare(4)])
})

test.each([true, false])(
  'the draft is cleared of what was sent, and of nothing else: %s',
  async (isSame) => {
    const draft = dareDrafts.love
    draft.set({ ...emptyDraft('love', 'Mia'), to: 'Bo', lines: ['Which day?'] })
    answer = () => {
      if (!isSame) draft.set({ ...draft.get(), lines: ['Which night?'] })
      return json(201, { id: idOf(1) })
    }
    expect(await sendDare(draft.get())).toHaveProperty('id')
    expect(draft.get()).toMatchObject(
      isSame ? { from: 'Mia', to: '', lines: [''] } : { to: 'Bo', lines: ['Which night?'] },
    )
  },
)
