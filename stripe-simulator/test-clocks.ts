import { badRequest, missingParam } from './api-error.ts'
import { runDue } from './billing-cycle.ts'
import { deleteCustomer } from './customers.ts'
import { defineCall } from './define-call.ts'
import { emit } from './emit-event.ts'
import { listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import { find, insert, newestFirst, nowSeconds, type World } from './world.ts'

const keptSeconds = 30 * 86_400
const noun = 'test_clock'

/** Lives through the time that every advancing clock skips; emits `test_helpers.test_clock.ready`. */
export function finishAdvances(world: World): boolean {
  let hasAdvanced = false
  for (const clock of Object.values(world.state.tables['test_helpers.test_clock'])) {
    const target = clock.status_details.advancing?.target_frozen_time
    if (clock.status !== 'advancing' || target === undefined) continue
    runDue(world, clock.id, target)
    Object.assign(clock, { frozen_time: target, status: 'ready', status_details: {} })
    emit(world, 'test_helpers.test_clock.ready', clock)
    hasAdvanced = true
  }
  return hasAdvanced
}

export const testClockCalls = [
  defineCall(
    'POST',
    '/v1/test_helpers/test_clocks',
    { frozen_time: 'integer', name: 'text' },
    (world, { frozen_time, name }) => {
      if (typeof frozen_time !== 'number') throw missingParam('frozen_time')
      const created = nowSeconds(world)
      const clock = insert(world, 'test_helpers.test_clock', {
        id: newId('clock'),
        object: 'test_helpers.test_clock',
        created,
        deletes_after: created + keptSeconds,
        frozen_time,
        livemode: false,
        name: name || null,
        status: 'ready',
        status_details: {},
      })
      emit(world, 'test_helpers.test_clock.created', clock)
      return clock
    },
  ),
  defineCall('GET', '/v1/test_helpers/test_clocks/:id', {}, (world, _, id) =>
    find(world, 'test_helpers.test_clock', id, noun),
  ),
  defineCall(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    { frozen_time: 'integer' },
    (world, { frozen_time }, id) => {
      const clock = find(world, 'test_helpers.test_clock', id, noun)
      if (typeof frozen_time !== 'number') throw missingParam('frozen_time')
      if (clock.status !== 'ready') throw badRequest('Test clock advancement underway.')
      if (frozen_time <= clock.frozen_time)
        throw badRequest('A test clock only goes forward.', undefined, 'frozen_time')
      Object.assign(clock, {
        status: 'advancing',
        status_details: { advancing: { target_frozen_time: frozen_time } },
      })
      emit(world, 'test_helpers.test_clock.advancing', clock)
      return clock
    },
  ),
  defineCall('DELETE', '/v1/test_helpers/test_clocks/:id', {}, (world, _, id) => {
    const clock = find(world, 'test_helpers.test_clock', id, noun)
    for (const customer of Object.values(world.state.tables.customer))
      if (!customer.deleted && customer.test_clock === id) deleteCustomer(world, customer.id)
    emit(world, 'test_helpers.test_clock.deleted', clock)
    delete world.state.tables['test_helpers.test_clock'][id]
    return { id, object: 'test_helpers.test_clock', deleted: true }
  }),
  defineCall('GET', '/v1/test_helpers/test_clocks', pageParams, (world, page) =>
    listPage(newestFirst(world, 'test_helpers.test_clock'), page, '/v1/test_helpers/test_clocks'),
  ),
]
