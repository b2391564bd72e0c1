import { expect, test } from 'vitest'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test.each([
  [`00-${traceId}-${spanId}-01`, 1],
  [`00-${traceId}-${spanId}-00`, 0],
  [`00-${traceId}-${spanId}-03`, 1],
  [`01-${traceId}-${spanId}-01-more`, 1],
])('%s is a place in a trace', (header, traceFlags) => {
  expect(readTraceparent(header)).toEqual({ traceId, spanId, traceFlags, isRemote: true })
})

test.each([
  undefined,
  '',
  'nonsense',
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-0`,
])('%s is none', (header) => {
  expect(readTraceparent(header)).toBeNull()
})

test('what is written can be read again, and without a trace nothing is', () => {
  const context = { traceId, spanId, traceFlags: 1 }
  expect(readTraceparent(writeTraceparent(context).traceparent)).toMatchObject(context)
  expect(writeTraceparent(undefined)).toEqual({})
})
