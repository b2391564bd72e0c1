import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { putFeedback } from '#tests/support/load/feedback-load.ts'
import { countEvents } from '#tests/support/log-lines.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import {
  factOf,
  type SentSpan,
  startTraceCollector,
} from '#tests/support/server/trace-collector.ts'

const stranger = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const traceparent = `00-${stranger}-bbbbbbbbbbbbbbbb-01`
const everything = { OTEL_TRACES_SAMPLER: 'always_on' }
const serverKind = 2

let collector: Awaited<ReturnType<typeof startTraceCollector>>
const running: RunningServer[] = []

beforeAll(async () => {
  collector = await startTraceCollector()
})
beforeEach(() => {
  for (const kept of [collector.spans, collector.texts, collector.headers]) kept.length = 0
})
afterEach(async () => {
  for (const { process, ended } of running.splice(0)) {
    process.kill('SIGKILL')
    await ended
  }
})
afterAll(() => collector.stop())

async function start(env: Record<string, string>): Promise<RunningServer> {
  const started = await startServer({ DATA_DIR: freshDataDir(), LOG_LEVEL: 'info', ...env })
  running.push(started)
  return started
}

/** Stops it, which sends what is left; gives what it wrote. */
async function stop({ process, ended }: RunningServer): Promise<string> {
  process.kill('SIGTERM')
  const { code, output } = await ended
  expect(code).toBe(0)
  return output
}

const traced = (env: Record<string, string> = {}) =>
  start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...everything, ...env })
const requests = () => collector.spans.filter(({ kind }) => kind === serverKind)
const below = (span: SentSpan) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId)

test('a request is a span by the pattern of its route, with its statements under it', async () => {
  const server = await traced({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=ours' })
  const answer = await fetch(`${server.url}/api/packs?q=secret-word`, {
    headers: { cookie: 'a=secret-cookie', authorization: 'Bearer secret-token', traceparent },
  })
  expect(answer.status).toBe(200)
  const output = await stop(server)
  const [span] = requests()
  if (!span) throw new Error('no request was traced')
  expect(span.name).toBe('GET /api/packs')
  expect([factOf(span, 'http.route'), factOf(span, 'http.response.status_code')]).toEqual([
    '/api/packs',
    200,
  ])
  const statements = below(span).filter((child) => factOf(child, 'db.query.text'))
  expect(statements.map(({ name }) => name)).toContain('insert rate_limits')
  expect(collector.headers[0]?.['api-key']).toBe('ours')
  // A stranger's word is noted, and not taken over.
  expect([span.traceId === stranger, span.links?.[0]?.traceId]).toEqual([false, stranger])
  expect(collector.texts.join()).not.toMatch(/secret-(word|cookie|token)/)
  const line = output.split('\n').find((text) => text.includes('"path":"/api/packs"'))
  expect(JSON.parse(line ?? '{}').trace_id).toBe(span.traceId)
})

test('transactions have their statements, and values stay out of all of them', async () => {
  const server = await traced()
  const given = { time: '2026-11-21T20:00:00.000Z', feedback: 'words-of-a-guest' }
  expect((await putFeedback(server.url, given)).status).toBe(201)
  await stop(server)
  expect(requests().map(({ name }) => name)).toContain('PUT /api/feedback/:timestamp')
  const transactions = collector.spans.filter(({ name }) => name === 'transaction')
  const within = transactions.flatMap(below).map(({ name }) => name)
  expect(within).toContain('insert feedback')
  expect(collector.texts.join()).not.toContain('words-of-a-guest')
})

test('where callers are trusted their trace goes on', async () => {
  const server = await traced({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' })
  await fetch(`${server.url}/healthz`)
  await fetch(`${server.url}/healthz`, { headers: { traceparent } })
  await stop(server)
  expect(requests().map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
    [stranger, 'b'.repeat(16)],
  ])
})

test('where they are not, nobody can have themselves recorded', async () => {
  const server = await traced({ OTEL_TRACES_SAMPLER: 'always_off' })
  for (let times = 0; times < 20; times++)
    await fetch(`${server.url}/healthz`, { headers: { traceparent } })
  await stop(server)
  expect(requests()).toEqual([])
})

test('a collector that is down is one line in the log, and holds nobody up', async () => {
  const server = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  for (let times = 0; times < 50; times++)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const startedMs = performance.now()
  const output = await stop(server)
  expect(performance.now() - startedMs).toBeLessThan(15_000)
  expect(countEvents(output, 'traces.send_failed')).toBeLessThanOrEqual(1)
})

test.each([
  ['without an endpoint nothing of it is loaded', false],
  ['with one it is', true],
])('%s', async (_, isTraced) => {
  const folder = freshDataDir()
  const list = join(folder, '..', 'loaded.txt')
  const hook = join(folder, '..', 'hook.mjs')
  writeFileSync(
    hook,
    `import { registerHooks } from 'node:module'
     import { appendFileSync } from 'node:fs'
     registerHooks({ load: (url, context, next) => {
       appendFileSync(${JSON.stringify(list)}, url + '\\n')
       return next(url, context)
     } })`,
  )
  const env = { NODE_OPTIONS: `--import=${hook}`, DATA_DIR: folder }
  const server = isTraced ? await traced(env) : await start(env)
  await fetch(`${server.url}/healthz`)
  await stop(server)
  const loaded = readFileSync(list, 'utf8')
  expect(loaded).toContain('create-app')
  expect(/open-tracing|opentelemetry/.test(loaded)).toBe(isTraced)
})
