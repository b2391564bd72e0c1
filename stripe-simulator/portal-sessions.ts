import { badRequest, missingParam } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { newId } from './new-id.ts'
import type { PortalSession } from './objects.ts'
import { flowParams, readFlow } from './portal-flow.ts'
import { findCustomer, get, insert, nowSeconds, type World } from './world.ts'

const lifeSeconds = 30 * 60

export const portalCalls = [
  defineCall(
    'POST',
    '/v1/billing_portal/sessions',
    {
      customer: 'text',
      return_url: 'text',
      configuration: 'text',
      locale: 'text',
      flow_data: flowParams,
    },
    (world, { customer, return_url, flow_data }) => {
      if (!customer) throw missingParam('customer')
      findCustomer(world, customer)
      if (return_url && (!/^https?:/.test(return_url) || !URL.canParse(return_url)))
        throw badRequest('Not a valid URL', 'url_invalid', 'return_url')
      const flow = readFlow(world, customer, flow_data)
      const origin =
        world.pages === 'caller' && return_url ? new URL(return_url).origin : world.apiBase
      const id = newId('bps')
      const secret = newId('test', 48)
      world.state.secrets[id] = secret
      return insert(world, 'billing_portal.session', {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_dojo',
        created: nowSeconds(world),
        customer,
        customer_account: null,
        flow,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: return_url || null,
        url: `${origin}/test-mode/portal/${id}/${secret}`,
      })
    },
  ),
]

export type OpenPortal = {
  customer: string
  returnUrl: string | null
  path: string
  /** The one thing it was opened for. */
  flow: PortalSession['flow']
}

/** The session behind a portal's address; null when there is none or its half hour is over. */
export function findPortal(world: World, id: string, secret: string): OpenPortal | null {
  const session = get(world, 'billing_portal.session', id)
  if (!session || world.state.secrets[id] !== secret) return null
  if (Math.floor(world.now() / 1000) >= session.created + lifeSeconds) return null
  const customer = get(world, 'customer', session.customer)
  if (!customer || customer.deleted) return null
  return {
    customer: customer.id,
    returnUrl: session.return_url,
    path: `/test-mode/portal/${id}/${secret}`,
    flow: session.flow,
  }
}
