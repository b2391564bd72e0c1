import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeAnswer, fakeStorage } from '#tests/support/storage/fake-storage.ts'

describe('refusals', () => {
  const says = (message: string) => ({ error: { code: 401, message } })
  test.each<[string, FakeAnswer, string]>([
    ['401', { status: 401 }, 'unauthenticated'],
    [
      '401 by its reason phrase',
      { status: 401, statusText: 'Firebase App Check token is invalid' },
      'unauthorized-app',
    ],
    [
      '401 by its body',
      { status: 401, body: says('The app-check token is invalid.') },
      'unauthorized-app',
    ],
    ['402', { status: 402 }, 'quota-exceeded'],
    ['403', { status: 403 }, 'unauthorized'],
    ['404', { status: 404 }, 'object-not-found'],
    ['412', { status: 412 }, 'precondition-failed'],
    ['400', { status: 400 }, 'unknown'],
    ['409', { status: 409 }, 'unknown'],
    ['413', { status: 413 }, 'unknown'],
    ['a body that is no JSON object', { status: 200, body: '[]' }, 'unknown'],
    ['half a body', { status: 200, body: '{"na' }, 'unknown'],
  ])('%s', async (_, answer, code) => {
    const { storage, requests } = fakeStorage([answer])
    await expect(storage.ref('packs/a.json').getMetadata()).rejects.toMatchObject({
      code: `storage/${code}`,
    })
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['the bucket', 402, 'The quota for the bucket party-dojo is used up.'],
    ['the path', 403, 'You may not do this with packs/a.json.'],
  ])('name %s', async (_, status, message) => {
    const refused = fakeStorage([{ status }]).storage.ref('packs/a.json').getMetadata()
    await expect(refused).rejects.toMatchObject({ message, status })
  })

  test.each([
    ['its own sentence', says('Not on the list.'), 'Not on the list.'],
    ['nothing', '', null],
    ['something else', '<h1>No</h1>', null],
  ])('carry what the server said: %s', async (_, body, serverMessage) => {
    const refused = fakeStorage([{ status: 403, body }])
      .storage.ref('a')
      .delete()
    await expect(refused).rejects.toMatchObject({ serverMessage })
  })
})

describe('retries', () => {
  test.each<[string, FakeAnswer]>([
    ['408', { status: 408 }],
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['no network', 'no network'],
  ])('after %s, each later than the one before', async (_, answer) => {
    const { storage, waits } = fakeStorage([answer, answer, answer, { body: 'hello' }])
    expect(await storage.ref('a').download()).toHaveLength(5)
    expect(waits).toEqual([1000, 2000, 4000])
  })

  test('until the retry time is over', async () => {
    const { storage, waits, requests } = fakeStorage([{ status: 503 }])
    await expect(storage.ref('a').getMetadata()).rejects.toMatchObject({
      code: 'storage/retry-limit-exceeded',
      status: 503,
    })
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000])
    expect(requests).toHaveLength(7)
  })

  test('uploads have ten minutes', async () => {
    const { storage, waits } = fakeStorage(['no network'])
    await expect(storage.ref('a').upload('b')).rejects.toMatchObject({
      code: 'storage/retry-limit-exceeded',
    })
    expect(waits.at(-1)).toBe(256_000)
  })

  test('no time, no second attempt', async () => {
    const { storage, requests } = fakeStorage([{ status: 500 }], { maxOperationRetryMs: 0 })
    await expect(storage.ref('a').getMetadata()).rejects.toMatchObject({
      code: 'storage/retry-limit-exceeded',
    })
    expect(requests).toHaveLength(1)
  })

  test('a stop ends them', async () => {
    const stop = new AbortController()
    const sleep = async () => stop.abort()
    const { storage, requests } = fakeStorage(['no network'], { sleep })
    const stopped = storage.ref('a').download({ signal: stop.signal })
    await expect(stopped).rejects.toMatchObject({ code: 'storage/canceled' })
    expect(requests).toHaveLength(1)
  })

  test('closing the storage ends them', async () => {
    const fake: ReturnType<typeof fakeStorage> = fakeStorage(['no network'], {
      sleep: async () => fake.storage.close(),
    })
    await expect(fake.storage.ref('a').download()).rejects.toMatchObject({
      code: 'storage/app-deleted',
    })
  })

  test('a fault of the page is no lost network: it is thrown at once', async () => {
    const fetch = () => {
      throw new TypeError('AbortSignal.any is not a function')
    }
    const { storage, waits } = fakeStorage([{ status: 200 }], { fetch })
    await expect(storage.ref('a').upload('b')).rejects.toThrow(TypeError)
    expect(waits).toEqual([])
  })
})

describe('a browser without AbortSignal.any', () => {
  beforeEach(() => vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) }))

  test('uploads', async () => {
    const { storage, waits } = fakeStorage([{ body: { name: 'a', generation: '1' } }])
    expect(await storage.ref('a').upload('b')).toMatchObject({ generation: '1' })
    expect(waits).toEqual([])
  })

  test('stops when it is told to', async () => {
    const stop = new AbortController()
    stop.abort()
    const { storage, requests } = fakeStorage([{ body: { name: 'a', generation: '1' } }])
    const stopped = storage.ref('a').upload('b', { signal: stop.signal })
    await expect(stopped).rejects.toMatchObject({ code: 'storage/canceled' })
    expect(requests).toEqual([])
  })
})
