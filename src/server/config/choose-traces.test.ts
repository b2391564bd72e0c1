import { expect, test } from 'vitest'
import { statementName } from '../platform/observability/tracing/trace-statements.ts'
import { loadEnv } from './env.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318/' }

test('nothing is traced without an endpoint, whatever else is set', () => {
  expect(loadEnv({ OTEL_TRACES_SAMPLER: 'always_on' }).traces).toBeNull()
})

test('an endpoint is enough', () => {
  expect(loadEnv(endpoint).traces).toEqual({
    url: 'http://otel:4318/v1/traces',
    headers: {},
    serviceName: 'party-dojo',
    sampleRatio: 0.1,
    isCallerTrusted: false,
  })
})

test.each([
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, tenant=c' },
    { headers: { 'api-key': 'a b', tenant: 'c' } },
  ],
  [{ OTEL_SERVICE_NAME: 'bar.one' }, { serviceName: 'bar.one' }],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, { sampleRatio: 1, isCallerTrusted: false }],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, { sampleRatio: 0 }],
  [{ OTEL_TRACES_SAMPLER_ARG: '0.5' }, { sampleRatio: 0.5, isCallerTrusted: false }],
  [
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
    { sampleRatio: 0.25, isCallerTrusted: true },
  ],
])('%j', (set, expected) => {
  expect(loadEnv({ ...endpoint, ...set }).traces).toMatchObject(expected)
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'otel:4318', 'the address of a collector'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'nonsense', 'headers by comma'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%zz', 'headers by comma'],
  ['OTEL_SERVICE_NAME', 'a b', 'a name of letters'],
  ['OTEL_TRACES_SAMPLER', 'sometimes', 'one of always_on'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'a share from 0 to 1'],
])('%s=%s is refused with one line', (name, value, line) => {
  expect(() => loadEnv({ [name]: value })).toThrow(`${name} must be ${line}`)
})

test.each([
  ['select "id" from "users" where "id" = $1', 'select users'],
  ['insert into "messages" ("id") values (?)', 'insert messages'],
  ['update "jobs" set "due_at" = ?', 'update jobs'],
  ['delete from "rate_limits"', 'delete rate_limits'],
  ['select 1', 'select'],
  ['', 'statement'],
])('%s is called %s', (sql, name) => {
  expect(statementName(sql)).toBe(name)
})
