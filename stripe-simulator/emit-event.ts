import { newId } from './new-id.ts'
import { apiVersion, insert, nowSeconds, type World } from './world.ts'

type Subject = { id: string; object: string; customer?: unknown }

/** Keeps the event with the object as it is now, and sends it on its way to who subscribed. */
export function emit(world: World, type: string, subject: Subject, previous?: object): void {
  const endpoints = Object.values(world.state.tables.webhook_endpoint).filter(
    ({ status, enabled_events }) =>
      status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type)),
  )
  const customer = subject.object === 'customer' ? subject.id : subject.customer
  const event = insert(world, 'event', {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowSeconds(world, typeof customer === 'string' ? customer : null),
    data: {
      object: structuredClone(subject),
      ...(previous && { previous_attributes: previous }),
    },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { ...world.request },
    type,
  })
  for (const { id } of endpoints) {
    for (let copy = 0; copy <= world.faults.duplicate; copy++)
      world.state.deliveries.push({
        id: newId('whd'),
        event: event.id,
        endpoint: id,
        tries: 0,
        dueAtMs: 0,
      })
  }
}

/**
 * Changes the object and emits `type` with what was there before; does nothing when the changes
 * change nothing.
 */
export function changeAndEmit<T extends Subject>(
  world: World,
  type: string,
  subject: T,
  changes: Partial<T>,
): void {
  const previous = findPrevious(subject, { ...subject, ...changes })
  if (!previous) return
  Object.assign(subject, changes)
  emit(world, type, subject, previous)
}

/** The old values of what differs, as deep as objects go; keys that are new were null. */
function findPrevious(before: object, after: object): Record<string, unknown> | null {
  const previous: Record<string, unknown> = {}
  const old = before as Record<string, unknown>
  for (const [key, value] of Object.entries(after)) {
    const was = old[key]
    if (JSON.stringify(was) === JSON.stringify(value)) continue
    const inner = isPlain(was) && isPlain(value) ? findPrevious(was, value) : null
    previous[key] = inner ?? structuredClone(was) ?? null
  }
  if (isPlain(before))
    for (const key of Object.keys(before)) if (!(key in after)) previous[key] = old[key]
  return Object.keys(previous).length > 0 ? previous : null
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
