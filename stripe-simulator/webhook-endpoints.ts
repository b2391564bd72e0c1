import { badRequest, missingParam } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import type { WebhookEndpoint } from './objects.ts'
import { mergeMetadata } from './read-params.ts'
import { find, insert, newestFirst, nowSeconds, type World } from './world.ts'

/** The secret is kept apart, because only the first answer has it. */
export function makeEndpoint(
  world: World,
  url: string,
  enabledEvents: string[],
  id = newId('we'),
): WebhookEndpoint {
  const endpoint = insert(world, 'webhook_endpoint', {
    id,
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: nowSeconds(world),
    description: null,
    enabled_events: enabledEvents,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  })
  endpointSecret(world, id)
  return endpoint
}

/** The secret of this endpoint, made at the first asking. */
export function endpointSecret(world: World, id: string): string {
  world.state.secrets[id] ??= newId('whsec', 32)
  return world.state.secrets[id]
}

/** Together with what is on its way to it. */
export function dropEndpoint(world: World, id: string): void {
  delete world.state.tables.webhook_endpoint[id]
  delete world.state.secrets[id]
  world.state.deliveries = world.state.deliveries.filter(({ endpoint }) => endpoint !== id)
}

function checkUrl(url: string): void {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw badRequest(
      'Invalid URL: An explicit scheme (such as https) must be provided.',
      'url_invalid',
      'url',
    )
}

const common = {
  url: 'text',
  enabled_events: ['text'],
  description: 'text',
  metadata: 'metadata',
} as const

export const webhookEndpointCalls = [
  defineCall(
    'POST',
    '/v1/webhook_endpoints',
    { ...common, api_version: 'text', connect: 'flag' },
    (world, params) => {
      if (!params.url) throw missingParam('url')
      if (!params.enabled_events?.length) throw missingParam('enabled_events')
      checkUrl(params.url)
      const endpoint = makeEndpoint(world, params.url, params.enabled_events)
      endpoint.description = params.description || null
      endpoint.api_version = params.api_version || null
      endpoint.metadata = mergeMetadata({}, params.metadata)
      return { ...endpoint, secret: endpointSecret(world, endpoint.id) }
    },
  ),
  defineCall('GET', '/v1/webhook_endpoints/:id', {}, (world, _, id) =>
    find(world, 'webhook_endpoint', id, 'webhook_endpoint'),
  ),
  defineCall(
    'POST',
    '/v1/webhook_endpoints/:id',
    { ...common, disabled: 'flag' },
    (world, params, id) => {
      const endpoint = find(world, 'webhook_endpoint', id, 'webhook_endpoint')
      if (params.url) checkUrl(params.url)
      endpoint.url = params.url || endpoint.url
      if (params.enabled_events?.length) endpoint.enabled_events = params.enabled_events
      if (params.description !== undefined) endpoint.description = params.description || null
      if (params.disabled !== undefined) endpoint.status = params.disabled ? 'disabled' : 'enabled'
      endpoint.metadata = mergeMetadata(endpoint.metadata, params.metadata)
      return endpoint
    },
  ),
  defineCall('DELETE', '/v1/webhook_endpoints/:id', {}, (world, _, id) => {
    find(world, 'webhook_endpoint', id, 'webhook_endpoint')
    dropEndpoint(world, id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),
  defineCall('GET', '/v1/webhook_endpoints', pageParams, (world, page) =>
    listPage(newestFirst(world, 'webhook_endpoint'), page, '/v1/webhook_endpoints'),
  ),
]
