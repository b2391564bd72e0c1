import { noSuch } from './api-error.ts'
import type { Faults } from './faults.ts'
import type { Customer, Kind, Tables } from './objects.ts'
import type { State } from './state.ts'

export const apiVersion = '2026-10-28.endive'

/** What every call works on. */
export type World = {
  state: State
  faults: Faults
  /** Epoch ms. */
  now: () => number
  pages: 'own' | 'caller'
  apiBase: string
  retryDelaysMs: readonly number[]
  afterLastRetry: 'canceled' | 'unpaid'
  /** While work that fell due is caught up with: the second it was due. */
  dueSeconds: number | null
  /** The API request that causes what happens now. */
  request: { id: string | null; idempotency_key: string | null }
}

const nouns: Partial<Record<Kind, string>> = {
  'test_helpers.test_clock': 'test clock',
  payment_method: 'PaymentMethod',
}

/** @throws ApiError with the parameter that held the id, see `noSuch` */
export function find<K extends Kind>(world: World, kind: K, id: string, param = 'id'): Tables[K] {
  const found = get(world, kind, id)
  if (!found) throw noSuch(nouns[kind] ?? kind, id, param)
  return found
}

export function get<K extends Kind>(world: World, kind: K, id: string): Tables[K] | undefined {
  const table = world.state.tables[kind]
  return Object.hasOwn(table, id) ? table[id] : undefined
}

/** @throws ApiError also for a customer that was deleted */
export function findCustomer(world: World, id: string, param = 'customer'): Customer {
  const customer = find(world, 'customer', id, param)
  if (customer.deleted) throw noSuch('customer', id, param)
  return customer
}

export function insert<K extends Kind>(world: World, kind: K, object: Tables[K]): Tables[K] {
  const table: Record<string, Tables[K]> = world.state.tables[kind]
  table[object.id] = object
  return object
}

/** Newest first, as Stripe lists. */
export function newestFirst<K extends Kind>(world: World, kind: K): Tables[K][] {
  return Object.values<Tables[K]>(world.state.tables[kind]).reverse()
}

/** The second it is for this customer: its test clock's, or the simulator's. */
export function nowSeconds(world: World, customer: string | null = null): number {
  if (world.dueSeconds !== null) return world.dueSeconds
  const found = customer === null ? undefined : get(world, 'customer', customer)
  const clock = found && !found.deleted ? found.test_clock : null
  const frozen = clock && get(world, 'test_helpers.test_clock', clock)?.frozen_time
  return frozen || Math.floor(world.now() / 1000)
}
