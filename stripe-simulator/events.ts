import { badRequest } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { isWithin, listPage, pageParams } from './list-page.ts'
import { find, newestFirst, nowSeconds, type World } from './world.ts'

const keptSeconds = 30 * 86_400

/** `customer.*` names all that begin so. */
function fits(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

/** Events are kept for 30 days; those still on their way are kept longer. */
export function forgetOldEvents(world: World): boolean {
  const { event } = world.state.tables
  const oldest = nowSeconds(world) - keptSeconds
  const isOnItsWay = (id: string) => world.state.deliveries.some((one) => one.event === id)
  const gone = Object.values(event).filter(({ id, created }) => created < oldest && !isOnItsWay(id))
  for (const { id } of gone) delete event[id]
  return gone.length > 0
}

export const eventCalls = [
  defineCall('GET', '/v1/events/:id', {}, (world, _, id) => find(world, 'event', id)),
  defineCall(
    'GET',
    '/v1/events',
    {
      ...pageParams,
      type: 'text',
      types: ['text'],
      created: 'range',
      delivery_success: 'flag',
    },
    (world, { type, types, created, delivery_success, ...page }) => {
      if (type && types)
        throw badRequest('You may only specify one of these parameters: type, types.')
      const wanted = types ?? (type ? [type] : ['*'])
      const found = newestFirst(world, 'event').filter(
        (event) =>
          wanted.some((one) => fits(event.type, one)) &&
          (delivery_success === undefined || delivery_success === (event.pending_webhooks === 0)) &&
          isWithin(event.created, created),
      )
      return listPage(found, page, '/v1/events')
    },
  ),
]
