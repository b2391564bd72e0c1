import { missingParam } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { changeAndEmit, emit } from './emit-event.ts'
import { isWithin, listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import type { Product } from './objects.ts'
import { mergeMetadata } from './read-params.ts'
import { find, get, insert, newestFirst, nowSeconds, type World } from './world.ts'

const fields = {
  name: 'text',
  description: 'text',
  active: 'flag',
  metadata: 'metadata',
} as const

export function makeProduct(world: World, id: string, name: string): Product {
  const created = nowSeconds(world)
  return insert(world, 'product', {
    id,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  })
}

/** What a price is the price of, by its name. */
export function productName(world: World, { product }: { product: unknown }): string {
  return get(world, 'product', String(product))?.name ?? 'Subscription'
}

export const productCalls = [
  defineCall('POST', '/v1/products', { ...fields, id: 'text' }, (world, params) => {
    if (!params.name) throw missingParam('name')
    const product = makeProduct(world, params.id || newId('prod', 14), params.name)
    product.active = params.active ?? true
    product.description = params.description || null
    product.metadata = mergeMetadata({}, params.metadata)
    emit(world, 'product.created', product)
    return product
  }),
  defineCall('GET', '/v1/products/:id', {}, (world, _, id) => find(world, 'product', id)),
  defineCall(
    'POST',
    '/v1/products/:id',
    { ...fields, default_price: 'text' },
    (world, params, id) => {
      const product = find(world, 'product', id)
      if (params.default_price) find(world, 'price', params.default_price, 'default_price')
      changeAndEmit(world, 'product.updated', product, {
        name: params.name || product.name,
        active: params.active ?? product.active,
        metadata: mergeMetadata(product.metadata, params.metadata),
        ...(params.description !== undefined && { description: params.description || null }),
        ...(params.default_price !== undefined && { default_price: params.default_price || null }),
      })
      product.updated = nowSeconds(world)
      return product
    },
  ),
  defineCall(
    'GET',
    '/v1/products',
    { ...pageParams, active: 'flag', created: 'range', ids: ['text'] },
    (world, { active, created, ids, ...page }) => {
      const found = newestFirst(world, 'product').filter(
        (product) =>
          (active === undefined || product.active === active) &&
          (!ids || ids.includes(product.id)) &&
          isWithin(product.created, created),
      )
      return listPage(found, page, '/v1/products')
    },
  ),
]
