import { badRequest, missingParam } from './api-error.ts'
import type { PortalSession } from './objects.ts'
import type { Values } from './read-params.ts'
import { find, type World } from './world.ts'

/** https://docs.stripe.com/customer-management/portal-deep-links */
export const flowParams = {
  type: 'text',
  after_completion: {
    type: 'text',
    redirect: { return_url: 'text' },
    hosted_confirmation: { custom_message: 'text' },
  },
  subscription_cancel: { subscription: 'text', retention: 'anything' },
} as const

type Flow = NonNullable<PortalSession['flow']>
type Given = Values<typeof flowParams>

/**
 * The one thing that a portal is opened for; null where it is opened for everything.
 *
 * @throws ApiError 400 for what is missing, unknown, not the customer's or ending already
 */
export function readFlow(world: World, customer: string, given: Given | undefined): Flow | null {
  if (!given) return null
  const { type } = given
  if (!type) throw missingParam('flow_data[type]')
  if (type !== 'payment_method_update' && type !== 'subscription_cancel')
    throw badRequest(
      'Only `payment_method_update` and `subscription_cancel` are known here.',
      undefined,
      'flow_data[type]',
    )
  return {
    after_completion: readEnd(given.after_completion),
    customer_update: null,
    subscription_cancel: type === 'subscription_cancel' ? readCancel(world, customer, given) : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  }
}

function readCancel(world: World, customer: string, given: Given): Flow['subscription_cancel'] {
  const param = 'flow_data[subscription_cancel][subscription]'
  const id = given.subscription_cancel?.subscription
  if (!id) throw missingParam(param)
  const subscription = find(world, 'subscription', id, param)
  if (subscription.customer !== customer)
    throw badRequest(`The subscription ${id} is not the customer's.`, undefined, param)
  if (subscription.ended_at || subscription.cancel_at)
    throw badRequest(
      `The subscription ${id} is already canceled or set to be canceled.`,
      undefined,
      param,
    )
  return { retention: null, subscription: id }
}

function readEnd(given: Given['after_completion']): Flow['after_completion'] {
  const base = 'flow_data[after_completion]'
  const type = given?.type ?? (given ? undefined : 'portal_homepage')
  if (!type) throw missingParam(`${base}[type]`)
  if (!['hosted_confirmation', 'portal_homepage', 'redirect'].includes(type))
    throw badRequest(`Invalid after_completion type: ${type}`, undefined, `${base}[type]`)
  const url = given?.redirect?.return_url
  if (type === 'redirect' && !url) throw missingParam(`${base}[redirect][return_url]`)
  if (url && (!/^https?:/.test(url) || !URL.canParse(url)))
    throw badRequest('Not a valid URL', 'url_invalid', `${base}[redirect][return_url]`)
  return {
    hosted_confirmation:
      type === 'hosted_confirmation'
        ? { custom_message: given?.hosted_confirmation?.custom_message || null }
        : null,
    redirect: type === 'redirect' && url ? { return_url: url } : null,
    type,
  }
}
