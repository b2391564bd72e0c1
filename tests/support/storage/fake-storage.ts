import { openStorage, type StorageOptions } from '../../../src/browser/objects/storage-client.ts'

/** What a storage answers: a status, a body or JSON, headers; or that no answer comes. */
export type FakeAnswer =
  | { status?: number; statusText?: string; body?: unknown; headers?: Record<string, string> }
  | 'no network'

export type SentRequest = {
  method: string
  url: string
  headers: Headers
  body: string
  credentials: string | undefined
}

/**
 * A storage that gives these answers one after another, the last one for ever, or what each URL
 * is to get; by a clock that only waiting moves. Chance is always in the middle: nothing swings.
 */
export function fakeStorage(
  answers: readonly FakeAnswer[] | ((url: string) => FakeAnswer),
  options: StorageOptions = {},
) {
  const requests: SentRequest[] = []
  const waits: number[] = []
  let nowMs = 0

  function answerTo(url: string): FakeAnswer {
    if (typeof answers === 'function') return answers(url)
    return answers[Math.min(requests.length, answers.length - 1)] ?? 'no network'
  }

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const answer = answerTo(String(input))
    requests.push({
      method: init.method ?? 'GET',
      url: String(input),
      headers: new Headers(init.headers),
      body: await new Response(init.body).text(),
      credentials: init.credentials,
    })
    init.signal?.throwIfAborted()
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    const { status = 200, statusText = '', body = null, headers } = answer
    const text = body === null || typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text as string | null, { status, statusText, headers })
  }

  const storage = openStorage({
    fetch,
    random: () => 0.5,
    now: () => nowMs,
    sleep: async (delayMs) => {
      waits.push(delayMs)
      nowMs += delayMs
    },
    ...options,
  })
  return { storage, fetch, requests, waits }
}

/** An object as the storage describes it. */
export function fakeObject(name: string, fields: object = {}): FakeAnswer {
  const facts = { bucket: 'party-dojo', generation: '7', size: '12', downloadTokens: 'key' }
  return { body: { name, ...facts, ...fields } }
}
