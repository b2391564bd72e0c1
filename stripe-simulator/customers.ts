import { badRequest } from './api-error.ts'
import { cancelNow } from './cancel-subscription.ts'
import { defineCall } from './define-call.ts'
import { changeAndEmit, emit } from './emit-event.ts'
import { isWithin, listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import type { Customer, DeletedCustomer } from './objects.ts'
import { attachMethod, requireAttachable } from './payment-methods.ts'
import { type Metadata, mergeMetadata } from './read-params.ts'
import { find, findCustomer, get, insert, newestFirst, nowSeconds, type World } from './world.ts'

const fields = {
  address: 'anything',
  description: 'text',
  email: 'text',
  name: 'text',
  phone: 'text',
  metadata: 'metadata',
  preferred_locales: ['text'],
  invoice_settings: { default_payment_method: 'text' },
} as const

type Given = {
  email?: string
  name?: string
  phone?: string
  description?: string
  metadata?: Metadata | ''
  preferred_locales?: string[]
}

/** A customer with nothing but what is given; emits `customer.created`. */
export function makeCustomer(world: World, given: Given, testClock: string | null): Customer {
  const created = testClock
    ? find(world, 'test_helpers.test_clock', testClock, 'test_clock').frozen_time
    : nowSeconds(world)
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description || null,
    email: given.email || null,
    invoice_prefix: newId('in', 8).slice(3).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    name: given.name || null,
    next_invoice_sequence: 1,
    phone: given.phone || null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: testClock,
  }
  insert(world, 'customer', customer)
  emit(world, 'customer.created', customer)
  return customer
}

function checkEmail(email: string | undefined): void {
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw badRequest(`Invalid email address: ${email}`, 'email_invalid', 'email')
}

function checkDefault(world: World, customer: string, method: string): void {
  const found = find(world, 'payment_method', method, 'invoice_settings[default_payment_method]')
  if (found.customer !== customer) throw notAttached(method)
}

function notAttached(method: string) {
  return badRequest(
    `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
    'resource_missing',
    'invoice_settings[default_payment_method]',
  )
}

/** Ends its subscriptions and leaves a stone that says it was there. */
export function deleteCustomer(world: World, id: string): DeletedCustomer {
  const customer = findCustomer(world, id, 'id')
  for (const subscription of Object.values(world.state.tables.subscription))
    if (subscription.customer === id && !subscription.ended_at) cancelNow(world, subscription, null)
  emit(world, 'customer.deleted', customer)
  for (const method of Object.values(world.state.tables.payment_method))
    if (method.customer === id) method.customer = null
  const stone: DeletedCustomer = { id, object: 'customer', deleted: true }
  insert(world, 'customer', stone)
  return stone
}

export const customerCalls = [
  defineCall(
    'POST',
    '/v1/customers',
    { ...fields, test_clock: 'text', payment_method: 'text' },
    (world, params) => {
      checkEmail(params.email)
      const given = params.payment_method
      const wanted = params.invoice_settings?.default_payment_method
      // Refused before there is a customer: Stripe leaves none behind.
      if (given) requireAttachable(world, given)
      if (wanted && wanted !== given) throw notAttached(wanted)
      const customer = makeCustomer(world, params, params.test_clock || null)
      // Named test cards get an id of their own by being attached.
      const method = given && attachMethod(world, given, customer.id)
      if (method && wanted) customer.invoice_settings.default_payment_method = method.id
      return customer
    },
  ),
  defineCall('GET', '/v1/customers/:id', {}, (world, _, id) => find(world, 'customer', id)),
  defineCall('POST', '/v1/customers/:id', fields, (world, params, id) => {
    const customer = findCustomer(world, id, 'id')
    checkEmail(params.email)
    const method = params.invoice_settings?.default_payment_method
    if (method) checkDefault(world, id, method)
    const changes: Partial<Customer> = {
      metadata: mergeMetadata(customer.metadata, params.metadata),
    }
    for (const name of ['email', 'name', 'phone', 'description'] as const)
      if (params[name] !== undefined) changes[name] = params[name] || null
    if (params.preferred_locales) changes.preferred_locales = params.preferred_locales
    if (method !== undefined)
      changes.invoice_settings = {
        ...customer.invoice_settings,
        default_payment_method: method || null,
      }
    changeAndEmit(world, 'customer.updated', customer, changes)
    return customer
  }),
  defineCall('DELETE', '/v1/customers/:id', {}, (world, _, id) => deleteCustomer(world, id)),
  defineCall(
    'GET',
    '/v1/customers',
    { ...pageParams, email: 'text', created: 'range', test_clock: 'text' },
    (world, params) => {
      const found = newestFirst(world, 'customer').filter(
        (customer) =>
          !customer.deleted &&
          (params.email === undefined || customer.email === params.email) &&
          (customer.test_clock ?? undefined) === params.test_clock &&
          isWithin(customer.created, params.created),
      )
      return listPage(found, params, '/v1/customers')
    },
  ),
]

/** Null for deleted customers. */
export function customerFields(world: World, id: string | null): Customer | null {
  const found = id === null ? undefined : get(world, 'customer', id)
  return found && !found.deleted ? found : null
}
