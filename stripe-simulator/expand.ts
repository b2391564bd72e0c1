import { badRequest } from './api-error.ts'
import { wholeList } from './list-page.ts'
import type { Kind } from './objects.ts'
import { get, type World } from './world.ts'

type Loose = { [name: string]: unknown }

const maxDepth = 4

const kindOfPrefix: Record<string, Kind> = {
  cus: 'customer',
  prod: 'product',
  price: 'price',
  cs: 'checkout.session',
  sub: 'subscription',
  in: 'invoice',
  pi: 'payment_intent',
  ch: 'charge',
  pm: 'payment_method',
  clock: 'test_helpers.test_clock',
}

/** Lists that are sent only to who asks for them. */
const includable: { [object: string]: (world: World, id: string) => { [name: string]: unknown } } =
  {
    invoice: (world, id) => ({
      payments: wholeList(
        Object.values(world.state.tables.invoice_payment).filter((one) => one.invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      ),
    }),
    'checkout.session': (world, id) => ({
      line_items: wholeList(
        world.state.sessions[id]?.lineItems ?? [],
        `/v1/checkout/sessions/${id}/line_items`,
      ),
    }),
    customer: (world, id) => ({
      subscriptions: wholeList(
        Object.values(world.state.tables.subscription).filter(
          (one) => one.customer === id && !one.ended_at,
        ),
        `/v1/customers/${id}/subscriptions`,
      ),
    }),
    charge: (world, id) => ({
      refunds: wholeList(
        Object.values(world.state.tables.refund).filter((one) => one.charge === id),
        `/v1/charges/${id}/refunds`,
      ),
    }),
  }

/**
 * A copy of the answer with the objects at `paths` in full.
 *
 * @throws ApiError 400 for what cannot be expanded and for more than four levels, `data` being one
 */
export function expand(world: World, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer)
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > maxDepth)
      throw badRequest(
        `You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`,
        undefined,
        'expand',
      )
    expandIn(world, copy as Loose, parts, path)
  }
  return copy
}

function expandIn(world: World, place: Loose, [part, ...rest]: string[], path: string): void {
  if (part === undefined) return
  const inner = include(world, place, part, path)
  if (inner === null || inner === undefined) return
  const found = typeof inner === 'string' ? lookUp(world, place, part, inner, path) : inner
  place[part] = found
  for (const one of Array.isArray(found) ? found : [found])
    expandIn(world, one as Loose, rest, path)
}

function include(world: World, place: Loose, part: string, path: string): unknown {
  if (part in place) return place[part]
  const lists = includable[String(place.object)]?.(world, String(place.id))
  const list = lists && Object.hasOwn(lists, part) ? structuredClone(lists[part]) : undefined
  // What depends on the kind of payment or customer may be absent, and that is no mistake.
  if (list || ['payment_intent', 'charge', 'default_price'].includes(part) || place.deleted)
    return list
  throw cannot(part, path)
}

function lookUp(world: World, place: Loose, part: string, id: string, path: string): object {
  const kind = kindOfPrefix[id.split('_')[0] ?? '']
  const found = kind && part !== 'id' ? get(world, kind, id) : undefined
  if (!found || place[part] !== id) throw cannot(part, path)
  return structuredClone(found)
}

function cannot(part: string, path: string) {
  return badRequest(
    `This property cannot be expanded (${part}). You may want to try expanding something else than '${path}'.`,
    undefined,
    'expand',
  )
}
