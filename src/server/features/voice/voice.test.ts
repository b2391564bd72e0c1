import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'

const asked = '/api/voice-agent'
const frame = '/voice-agent'
const someScript = '/voice-agent/widget-0123456789abcdef.js'

describe('without an agent', () => {
  const testApp = useTestApp('SQLite')
  let visitor: Visitor

  beforeEach(() => {
    visitor = openVisitor(testApp.app)
  })

  test('there is no voice host', async () => {
    expect(await (await visitor.get(asked)).json()).toEqual({ available: false })
  })

  test.each([frame, someScript])('%s is not there', async (path) => {
    expect((await visitor.get(path)).status).toBe(404)
  })
})

describe('with an agent', () => {
  const testApp = useTestApp('SQLite', { VOICE_AGENT_ID: 'agent_01' })
  let visitor: Visitor

  beforeEach(() => {
    visitor = openVisitor(testApp.app)
  })

  test('there is a voice host, and nobody keeps that answer', async () => {
    const answer = await visitor.get(asked)
    expect(await answer.json()).toEqual({ available: true })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('its frame has no origin, its one script by hash, and only our pages may show it', async () => {
    const answer = await visitor.get(frame)
    const html = await answer.text()
    const text = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(text).digest('base64')
    const policy = answer.headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(
      `script-src 'sha256-${hash}' 'self' blob: https://cdn.jsdelivr.net/npm/@alexanderolsen/`,
    )
    expect(answer.headers.get('permissions-policy')).toContain('microphone=()')
    expect(text).toContain('"agentId":"agent_01"')
  })

  test('the script of the frame stands by itself', async () => {
    const html = await (await visitor.get(frame)).text()
    const text = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? ''
    expect(() => new Function(text)).not.toThrow()
    expect(text).not.toMatch(/import|__vi|__name/)
  })

  const scriptOf = async () =>
    /"scriptUrl":"([^"]+)"/.exec(await (await visitor.get(frame)).text())?.[1] ?? ''

  test.each(['br', 'gzip', ''])(
    'the widget is our own copy, which a page without an origin may load and keep: %j',
    async (encoding) => {
      const answer = await visitor.get(await scriptOf(), { 'accept-encoding': encoding })
      expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([
        200,
        'cross-origin',
      ])
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(answer.headers.get('content-encoding')).toBe(encoding || null)
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const body = Buffer.from(await answer.arrayBuffer())
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
      const whole = unpack ? unpack(body) : body
      const hash = createHash('sha256').update(whole).digest('hex')
      expect(await scriptOf()).toBe(`/voice-agent/widget-${hash.slice(0, 16)}.js`)
    },
  )

  test('the widget is compressed once', async () => {
    const path = await scriptOf()
    const times: number[] = []
    for (let n = 0; n < 6; n++) {
      const beganMs = performance.now()
      await (await visitor.get(path, { 'accept-encoding': 'br' })).arrayBuffer()
      times.push(performance.now() - beganMs)
    }
    expect(Math.min(...times.slice(1))).toBeLessThan(30)
  })

  test('another version of the widget is not there', async () => {
    expect((await visitor.get(someScript)).status).toBe(404)
  })

  test.each([asked, frame, someScript])('%s is only read', async (path) => {
    const answer = await visitor.post(path, {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('with a script from elsewhere', () => {
  const testApp = useTestApp('SQLite', {
    VOICE_AGENT_ID: 'agent_01',
    VOICE_AGENT_SCRIPT_URL: 'https://cdn.example/widget@1/index.js',
  })

  test('the frame loads that, and our own copy is not there', async () => {
    const visitor = openVisitor(testApp.app)
    const answer = await visitor.get(frame)
    expect(answer.headers.get('content-security-policy')).toContain(
      ' https://cdn.example/widget@1/index.js blob:',
    )
    expect(await answer.text()).toContain('"scriptUrl":"https://cdn.example/widget@1/index.js"')
    expect((await visitor.get(someScript)).status).toBe(404)
  })
})
