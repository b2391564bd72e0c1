import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyContactDraft } from '#domain/contact/draft.ts'
import { contactDraft } from './contact-draft.ts'
import { sendContact } from './send-contact.ts'

vi.mock('../api/solve-challenge.ts', () => ({ solveChallenge: () => solve() }))

const written = { name: ' Åse ', email: ' ase@home.example', message: 'Hello.' }
const challenge = () => Response.json({ parameters: {}, signature: 'ab' })
const sent = () => Response.json({ id: 'x', mailed: true }, { status: 201 })
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const refusal = (status: number, code: string) => () =>
  Response.json({ error: { code, message: 'No.' } }, { status })

let bodies: { id: string; name: string; email: string }[]
let solve: () => Promise<unknown>
let ask: () => Response
let answer: () => Response

beforeEach(() => {
  bodies = []
  solve = async () => ({ challenge: {}, solution: {} })
  ask = challenge
  answer = sent
  contactDraft.set({ ...emptyContactDraft, ...written })
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    if (path.endsWith('/challenge')) return ask()
    bodies.push(JSON.parse(String(options.body)))
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('sent, it is gone from the page', async () => {
  expect(await sendContact(written)).toEqual({ email: 'ase@home.example', mailed: true })
  expect(bodies).toMatchObject([{ name: 'Åse', email: 'ase@home.example', message: 'Hello.' }])
  expect(contactDraft.get()).toEqual(emptyContactDraft)
})

test.each<[string, () => void, RegExp]>([
  ['there is no network for the challenge', () => (ask = () => lost()), /^No network/],
  ['there is none for the message', () => (answer = () => lost()), /^No network/],
  ['too many were sent', () => (answer = refusal(429, 'rate_limited')), /^No\.$/],
  ['the sum takes too long', () => (solve = async () => null), /took too long/],
  ['the browser does no sums', () => (solve = () => Promise.reject(new Error('x'))), /took too/],
])('when %s, the words stay and go out later under the same id', async (_, spoil, sentence) => {
  spoil()
  expect(await sendContact(written)).toEqual({ problem: expect.stringMatching(sentence) })
  const kept = contactDraft.get()
  expect(kept).toMatchObject(written)
  solve = async () => ({})
  ask = challenge
  answer = sent
  await sendContact(written)
  expect(bodies.every(({ id }) => id === kept.attempt?.id)).toBe(true)
})

test('what is written while it goes out stays', async () => {
  answer = () => {
    contactDraft.set({ ...contactDraft.get(), message: 'Hello. And another thing.' })
    return sent()
  }
  await sendContact(written)
  expect(contactDraft.get().message).toBe('Hello. And another thing.')
})

test('an id that is another’s is not tried again', async () => {
  answer = refusal(409, 'conflict')
  expect(await sendContact(written)).toEqual({ problem: 'No.' })
  expect(contactDraft.get()).toMatchObject({ message: 'Hello.', attempt: null })
})
