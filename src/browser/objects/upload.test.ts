import { describe, expect, test } from 'vitest'
import {
  type FakeAnswer,
  fakeObject,
  fakeStorage,
  type SentRequest,
} from '#tests/support/storage/fake-storage.ts'

const url = '/v0/b/party-dojo/o?name=packs%2Fa.json'
const stored = fakeObject('packs/a.json')

function parts({ headers, body }: SentRequest) {
  const boundary = /^multipart\/related; boundary=(\d+)$/.exec(
    headers.get('content-type') ?? '',
  )?.[1]
  const [before, described = '', content = '', end] = body.split(`--${boundary}`)
  const [settings = '', json = ''] = described.split('\r\n\r\n')
  return { before, settings: settings.trim(), described: JSON.parse(json), content, end }
}

describe('in one request', () => {
  test.each([
    ['text', 'héllo', 'application/octet-stream', {}],
    ['bytes', new TextEncoder().encode('héllo'), 'application/octet-stream', {}],
    ['a file', new Blob(['héllo']), 'application/json', { contentType: 'application/json' }],
  ])('%s', async (_, data, contentType, options) => {
    const { storage, requests } = fakeStorage([stored])
    const metadata = await storage.ref('packs/a.json').upload(data, options)
    expect(metadata).toMatchObject({
      fullPath: 'packs/a.json',
      name: 'a.json',
      generation: '7',
      size: 12,
    })
    expect(requests).toMatchObject([{ method: 'POST', url }])
    const [request] = requests as [SentRequest]
    expect(request.headers.get('X-Goog-Upload-Protocol')).toBe('multipart')
    const path = 'packs/a.json'
    expect(parts(request)).toEqual({
      before: '',
      settings: 'Content-Type: application/json; charset=utf-8',
      described: { name: path, fullPath: path, size: 6, contentType },
      content: `\r\nContent-Type: ${contentType}\r\n\r\nhéllo\r\n`,
      end: '--',
    })
  })

  test('the boundary is another one each time', async () => {
    const { storage, requests } = fakeStorage([stored], { random: Math.random })
    await storage.ref('packs/a.json').upload('a')
    await storage.ref('packs/a.json').upload('a')
    const [one, two] = requests.map(({ headers }) => headers.get('content-type'))
    expect(one).not.toBe(two)
  })

  test('is sent again whole when no answer came', async () => {
    const { storage, requests } = fakeStorage(['no network', { status: 503 }, stored])
    await storage.ref('packs/a.json').upload('once')
    expect(requests.map(({ body }) => body.includes('once'))).toEqual([true, true, true])
  })

  test('tells its progress', async () => {
    const told: number[] = []
    const onProgress = (progress: { bytesTransferred: number }) =>
      told.push(progress.bytesTransferred)
    await fakeStorage([stored]).storage.ref('a').upload('four', { onProgress })
    expect(told).toEqual([0, 4])
  })

  test('a stop before it', async () => {
    const signal = AbortSignal.abort()
    const { storage, requests } = fakeStorage([stored])
    await expect(storage.ref('a').upload('b', { signal })).rejects.toMatchObject({
      code: 'storage/canceled',
    })
    expect(requests).toEqual([])
  })

  test('a file that went away', async () => {
    const gone = new Blob(['x'])
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError')
    }
    const { storage } = fakeStorage([stored])
    await expect(storage.ref('a').upload(gone)).rejects.toMatchObject({
      code: 'storage/cannot-slice-blob',
    })
  })
})

describe('over a version that is known', () => {
  const over = { ifGenerationMatch: '6' }

  test('says so', async () => {
    const { storage, requests } = fakeStorage([stored])
    await storage.ref('packs/a.json').upload('a', over)
    expect(requests[0]?.url).toBe(`${url}&ifGenerationMatch=6`)
  })

  test('is refused when somebody else was there', async () => {
    const { storage } = fakeStorage([
      { status: 412 },
      fakeObject('a', { metadata: { upload: '1' } }),
    ])
    await expect(storage.ref('a').upload('b', over)).rejects.toMatchObject({
      code: 'storage/precondition-failed',
    })
  })

  test('knows its own object when the answer to the first attempt was lost', async () => {
    const own = fakeObject('a', { generation: '8', metadata: { upload: '5' } })
    const { storage } = fakeStorage(['no network', { status: 412 }, own])
    expect(await storage.ref('a').upload('b', over)).toMatchObject({ generation: '8' })
  })
})

describe('in parts', () => {
  const kib = 1024
  const bytes = new Uint8Array(700 * kib)
  const opened: FakeAnswer = {
    headers: {
      'X-Goog-Upload-URL': 'http://behind-the-proxy:3000/session',
      'X-Goog-Upload-Status': 'active',
    },
  }
  const more: FakeAnswer = { headers: { 'X-Goog-Upload-Status': 'active' } }
  const done: FakeAnswer = {
    ...(fakeObject('a') as object),
    headers: { 'X-Goog-Upload-Status': 'final' },
  }
  const received = (count: number): FakeAnswer => ({
    headers: { 'X-Goog-Upload-Status': 'active', 'X-Goog-Upload-Size-Received': String(count) },
  })
  const steps = (requests: readonly SentRequest[]) =>
    requests.map(({ headers, body }) => [
      headers.get('X-Goog-Upload-Command'),
      headers.get('X-Goog-Upload-Offset'),
      headers.get('X-Goog-Upload-Command') === 'start' ? 0 : body.length / kib,
    ])

  test.each<[string, FakeAnswer[], unknown[][]]>([
    [
      'one after another, growing',
      [opened, more, done],
      [
        ['start', null, 0],
        ['upload', '0', 256],
        ['upload, finalize', `${256 * kib}`, 444],
      ],
    ],
    [
      'on from where the server stands after a failure',
      [opened, more, 'no network', received(300 * kib), done],
      [
        ['start', null, 0],
        ['upload', '0', 256],
        ['upload, finalize', `${256 * kib}`, 444],
        ['query', `${256 * kib}`, 0],
        ['upload, finalize', `${300 * kib}`, 400],
      ],
    ],
    [
      'over, when only the last answer was lost',
      [
        opened,
        more,
        'no network',
        { headers: { 'X-Goog-Upload-Status': 'final' } },
        fakeObject('a'),
      ],
      [
        ['start', null, 0],
        ['upload', '0', 256],
        ['upload, finalize', `${256 * kib}`, 444],
        ['query', `${256 * kib}`, 0],
        [null, null, 0],
      ],
    ],
  ])('%s', async (_, answers, expected) => {
    const { storage, requests } = fakeStorage(answers)
    const told: number[] = []
    const onProgress = (progress: { bytesTransferred: number }) =>
      told.push(progress.bytesTransferred)
    expect(await storage.ref('a').upload(bytes, { onProgress })).toMatchObject({ generation: '7' })
    expect(steps(requests)).toEqual(expected)
    expect([told[0], told.at(-1)]).toEqual([0, bytes.length])
    expect(requests[0]?.headers.get('X-Goog-Upload-Header-Content-Length')).toBe(
      String(bytes.length),
    )
  })

  test('stopped in the middle and taken up again', async () => {
    const stop = new AbortController()
    const first = fakeStorage([opened, more])
    const onProgress = ({ bytesTransferred }: { bytesTransferred: number }) => {
      if (bytesTransferred > 0) stop.abort()
    }
    const error = await first.storage
      .ref('a')
      .upload(bytes, { signal: stop.signal, onProgress })
      .catch((e) => e)
    expect(error).toMatchObject({ code: 'storage/canceled', resumeUrl: '/session' })

    const second = fakeStorage([received(256 * kib), more, done])
    await second.storage.ref('a').upload(bytes, { resumeUrl: error.resumeUrl })
    expect(steps(second.requests)).toEqual([
      ['query', '0', 0],
      ['upload', `${256 * kib}`, 256],
      ['upload, finalize', `${512 * kib}`, 188],
    ])
  })

  test.each<[string, FakeAnswer[], string]>([
    ['refused at the door', [{ status: 402 }], 'storage/quota-exceeded'],
    ['refused in the middle', [opened, { status: 403 }], 'storage/unauthorized'],
    ['no session', [{}], 'storage/unknown'],
    ['never over', [opened, more, more], 'storage/unknown'],
  ])('%s', async (_, answers, code) => {
    const { storage } = fakeStorage(answers)
    await expect(storage.ref('a').upload(bytes)).rejects.toMatchObject({ code })
  })
})
