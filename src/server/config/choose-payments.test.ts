import { describe, expect, test } from 'vitest'
import { choosePayments, isLiveKey } from './choose-payments.ts'
import { loadEnv } from './env.ts'

const testKey = 'sk_test_dojo'
const live = 'sk_live_dojo'
const others = { STRIPE_WEBHOOK_SECRET: ['whsec_1'], STRIPE_PRICES: ['price_1'] }
const apiBase = 'http://127.0.0.1:4242'
const isolated = 'premium needs all of them'
const charged = 'nobody would be charged'
const wrongKey = 'must be a live key in production'

describe('the payment provider', () => {
  const nodeEnvs = [undefined, 'development', 'test', 'production']
  const keys = [undefined, testKey, live]
  const bases = [undefined, apiBase]

  function expected(nodeEnv: string | undefined, key: string | undefined, base?: string, has = 2) {
    const isProduction = nodeEnv === 'production'
    const count = has + (key ? 1 : 0)
    if (count === 0 && !base) return { kind: isProduction ? 'none' : 'simulator' }
    if (count < 3) return isolated
    if (isProduction && base) return charged
    if (isProduction && key !== live) return wrongKey
    return {
      kind: 'stripe',
      secretKey: key,
      webhookSecrets: ['whsec_1'],
      priceIds: ['price_1'],
      apiBase: base ?? null,
    }
  }

  const rows = nodeEnvs.flatMap((NODE_ENV) =>
    keys.flatMap((STRIPE_SECRET_KEY) =>
      bases.flatMap((STRIPE_API_BASE) =>
        [
          {},
          { STRIPE_PRICES: others.STRIPE_PRICES },
          { STRIPE_WEBHOOK_SECRET: others.STRIPE_WEBHOOK_SECRET },
          others,
        ].map((more) => ({
          values: { NODE_ENV, STRIPE_SECRET_KEY, STRIPE_API_BASE, ...more },
          outcome: expected(NODE_ENV, STRIPE_SECRET_KEY, STRIPE_API_BASE, Object.keys(more).length),
        })),
      ),
    ),
  )

  test('every combination is in the table', () => {
    expect(rows).toHaveLength(4 * 3 * 2 * 4)
  })

  test.each(rows)('$values', ({ values, outcome }) => {
    if (typeof outcome === 'string') expect(() => choosePayments(values)).toThrow(outcome)
    else expect(choosePayments(values)).toEqual(outcome)
  })
})

test.each([
  [{ STRIPE_SECRET_KEY: testKey }, 'STRIPE_WEBHOOK_SECRET and STRIPE_PRICES must be set too'],
  [{ STRIPE_PRICES: ['price_1'] }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set too'],
  [{ STRIPE_SECRET_KEY: testKey, STRIPE_PRICES: ['price_1'] }, 'STRIPE_WEBHOOK_SECRET must be set'],
])('%j says what is missing', (values, sentence) => {
  expect(() => choosePayments(values)).toThrow(sentence)
})

test.each([
  ['sk_live_1', true],
  ['rk_live_1', true],
  ['sk_test_1', false],
  ['rk_test_1', false],
  ['sk_test_live_1', false],
])('%s is a live key: %s', (key, isLive) => {
  expect(isLiveKey(key)).toBe(isLive)
})

describe('as the environment says it', () => {
  const all = {
    ORIGIN: 'https://party.example',
    STRIPE_SECRET_KEY: testKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new',
    STRIPE_PRICES: 'price_1,price_2',
  }

  test('lists are by comma', () => {
    expect(loadEnv(all).payments).toEqual({
      kind: 'stripe',
      secretKey: testKey,
      webhookSecrets: ['whsec_old', 'whsec_new'],
      priceIds: ['price_1', 'price_2'],
      apiBase: null,
    })
  })

  test.each([
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must be'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must be'],
    [{ STRIPE_PRICES: 'price_1,,price_2' }, 'STRIPE_PRICES must be'],
    [{ STRIPE_PRICES: 'prod_1' }, 'STRIPE_PRICES must be'],
    [{ STRIPE_API_BASE: 'https://api.stripe.example' }, 'STRIPE_API_BASE must be'],
    [{ STRIPE_API_BASE: 'http://192.0.2.1:80' }, 'STRIPE_API_BASE must be'],
    [{ ORIGIN: '' }, 'STRIPE_SECRET_KEY needs ORIGIN'],
  ])('%j stops the start', (change, sentence) => {
    expect(() => loadEnv({ ...all, ...change })).toThrow(sentence)
  })

  test('nothing said is the simulator, and in production nothing', () => {
    expect(loadEnv({}).payments).toEqual({ kind: 'simulator' })
    expect(loadEnv({ NODE_ENV: 'production' }).payments).toEqual({ kind: 'none' })
  })
})
