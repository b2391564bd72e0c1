import { describe, expect, test, vi } from 'vitest'
import { paymentPath } from '#contract/premium.ts'
import { isHttpUrl, makeConfigReader, parsePaymentConfig } from './payment-config.ts'

const here = { base: paymentPath, isOpen: true }

test.each([
  ['nothing is configured', { state: 'open', paymentBase: null }, here],
  [
    'an address is',
    { state: 'open', paymentBase: 'https://pay.example/v1' },
    'https://pay.example/v1',
  ],
  ['with a slash at its end', { paymentBase: 'https://pay.example/' }, 'https://pay.example'],
  ['something that is none', { paymentBase: 'pay' }, here],
  ['something that is no text', { paymentBase: 7 }, here],
  ['no offer', null, here],
  ['an offer in words', 'open', here],
  ['Stripe does not answer', { state: 'unreachable', paymentBase: null }, here],
  [
    'nothing can be paid here',
    { state: 'unavailable', paymentBase: null },
    { ...here, isOpen: false },
  ],
])('spec §7, the base: %s', (_, offer, expected) => {
  const config = typeof expected === 'string' ? { base: expected, isOpen: true } : expected
  expect(parsePaymentConfig(offer)).toEqual(config)
})

describe('the offer', () => {
  const configured = { ok: true, data: { paymentBase: 'https://pay.example' } } as const
  const unread = { ok: false } as const

  test('is asked once, also by two at the same time', async () => {
    let asked = 0
    const readConfig = makeConfigReader(async () => {
      asked++
      return configured
    })
    const bases = await Promise.all([readConfig(), readConfig(), readConfig().then(readConfig)])
    expect(bases.map(({ base }) => base)).toEqual(Array(3).fill('https://pay.example'))
    expect(asked).toBe(1)
  })

  test('that could not be read gives the default, and is asked again', async () => {
    const answers = [unread, configured]
    const readConfig = makeConfigReader(async () => answers.shift() ?? unread)
    expect(await readConfig()).toEqual(here)
    expect(await readConfig()).toMatchObject({ base: 'https://pay.example' })
  })
})

test.each([
  ['https://pay.example/c', true],
  ['http://localhost:12111/c', true],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['file:///etc/hosts', false],
  ['/api/stripe', false],
  ['', false],
  [null, false],
])('a page may be sent to %s: %s', (url, may) => {
  expect(isHttpUrl(url)).toBe(may)
})

test('a browser without URL.canParse knows an address all the same', () => {
  vi.stubGlobal('URL', class extends URL {})
  Object.defineProperty(URL, 'canParse', { value: undefined })
  expect([isHttpUrl('https://pay.example/c'), isHttpUrl('pay')]).toEqual([true, false])
})
