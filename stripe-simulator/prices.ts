import { badRequest, missingParam } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { changeAndEmit, emit } from './emit-event.ts'
import { isWithin, listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import { asDecimal, type Price } from './objects.ts'
import { makeProduct } from './products.ts'
import { mergeMetadata } from './read-params.ts'
import { find, get, insert, newestFirst, nowSeconds, type World } from './world.ts'

const intervals = ['day', 'week', 'month', 'year'] as const
type Interval = (typeof intervals)[number]

type Given = {
  id: string
  product: string
  currency: string
  unitAmount: number
  interval: Interval | null
  intervalCount?: number
  lookupKey?: string | null
}

export function makePrice(world: World, given: Given): Price {
  return insert(world, 'price', {
    id: given.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: nowSeconds(world),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey ?? null,
    metadata: {},
    nickname: null,
    product: given.product,
    recurring: given.interval && {
      interval: given.interval,
      interval_count: given.intervalCount ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.interval ? 'recurring' : 'one_time',
    unit_amount: given.unitAmount,
    unit_amount_decimal: asDecimal(String(given.unitAmount)),
  })
}

/** The two prices that are there from the start. */
export function seedPrices(world: World): string[] {
  const product = 'prod_dojo_black_belt'
  if (!get(world, 'product', product)) makeProduct(world, product, 'Party Dojo Premium')
  const seeds = [
    { id: 'price_dojo_monthly', unitAmount: 3900, interval: 'month', lookupKey: 'monthly' },
    { id: 'price_dojo_yearly', unitAmount: 29900, interval: 'year', lookupKey: 'yearly' },
  ] as const
  for (const seed of seeds)
    if (!get(world, 'price', seed.id)) makePrice(world, { ...seed, product, currency: 'dkk' })
  return seeds.map(({ id }) => id)
}

function readInterval(text: string | undefined): Interval {
  const interval = intervals.find((known) => known === text)
  if (interval) return interval
  throw badRequest(
    `Invalid recurring[interval]: must be one of ${intervals.join(', ')}`,
    undefined,
    'recurring[interval]',
  )
}

const common = {
  active: 'flag',
  lookup_key: 'text',
  metadata: 'metadata',
  nickname: 'text',
  transfer_lookup_key: 'flag',
} as const

/** A lookup key names one price: another that has it keeps it unless it is asked to hand it on. */
function takeLookupKey(world: World, price: Price, key: string, mayTransfer = false): void {
  const owner = Object.values(world.state.tables.price).find(
    ({ id, lookup_key }) => lookup_key === key && id !== price.id,
  )
  if (owner && !mayTransfer)
    throw badRequest(
      `A price (\`${owner.id}\`) already uses that lookup key.`,
      undefined,
      'lookup_key',
    )
  if (owner) owner.lookup_key = null
}

export const priceCalls = [
  defineCall(
    'POST',
    '/v1/prices',
    {
      ...common,
      currency: 'text',
      unit_amount: 'integer',
      product: 'text',
      product_data: { name: 'text' },
      recurring: { interval: 'text', interval_count: 'integer' },
    },
    (world, params) => {
      const { currency, unit_amount, product, product_data, recurring } = params
      if (!currency) throw missingParam('currency')
      if (!product && !product_data?.name) throw missingParam('product')
      if (typeof unit_amount !== 'number') throw missingParam('unit_amount')
      if (unit_amount < 0)
        throw badRequest('Invalid non-negative integer', undefined, 'unit_amount')
      const interval = recurring ? readInterval(recurring.interval) : null
      if (product) find(world, 'product', product, 'product')
      const id = newId('price')
      if (params.lookup_key)
        takeLookupKey(world, { id } as Price, params.lookup_key, params.transfer_lookup_key)
      const price = makePrice(world, {
        id,
        product: product || makeProduct(world, newId('prod', 14), product_data?.name ?? '').id,
        currency: currency.toLowerCase(),
        unitAmount: unit_amount,
        interval,
        intervalCount: recurring?.interval_count ?? 1,
        lookupKey: params.lookup_key || null,
      })
      price.active = params.active ?? true
      price.nickname = params.nickname || null
      price.metadata = mergeMetadata({}, params.metadata)
      emit(world, 'price.created', price)
      return price
    },
  ),
  defineCall('GET', '/v1/prices/:id', {}, (world, _, id) => find(world, 'price', id, 'price')),
  defineCall('POST', '/v1/prices/:id', common, (world, params, id) => {
    const price = find(world, 'price', id, 'price')
    if (params.lookup_key)
      takeLookupKey(world, price, params.lookup_key, params.transfer_lookup_key)
    changeAndEmit(world, 'price.updated', price, {
      active: params.active ?? price.active,
      metadata: mergeMetadata(price.metadata, params.metadata),
      ...(params.nickname !== undefined && { nickname: params.nickname || null }),
      ...(params.lookup_key !== undefined && { lookup_key: params.lookup_key || null }),
    })
    return price
  }),
  defineCall(
    'GET',
    '/v1/prices',
    {
      ...pageParams,
      active: 'flag',
      created: 'range',
      currency: 'text',
      lookup_keys: ['text'],
      product: 'text',
      type: 'text',
    },
    (world, { active, created, currency, lookup_keys, product, type, ...page }) => {
      const found = newestFirst(world, 'price').filter(
        (price) =>
          (active === undefined || price.active === active) &&
          (!currency || price.currency === currency) &&
          (!lookup_keys || lookup_keys.includes(price.lookup_key ?? '')) &&
          (!product || price.product === product) &&
          (!type || price.type === type) &&
          isWithin(price.created, created),
      )
      return listPage(found, page, '/v1/prices')
    },
  ),
]
