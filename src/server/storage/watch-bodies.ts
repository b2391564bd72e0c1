import { measured } from '../metrics/measured.ts'
import { inSpan } from '../traces/in-span.ts'
import type { BodyStore } from './body-store.ts'

/** The same store; how long its calls take is measured, and how many fail. */
export function watchBodies(bodies: BodyStore): BodyStore {
  return {
    ...bodies,
    write: (bodyId, bytes) => watch('write', () => bodies.write(bodyId, bytes)),
    read: (bodyId) => watch('read', () => bodies.read(bodyId)),
    remove: (bodyId) => watch('remove', () => bodies.remove(bodyId)),
    check: () => watch('check', () => bodies.check()),
  }
}

async function watch<Result>(operation: string, call: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now()
  const note = (outcome: 'done' | 'failed') =>
    measured.bodySeconds.observe((performance.now() - startedMs) / 1000, operation, outcome)
  try {
    const result = await inSpan({ name: `body store ${operation}`, kind: 'client' }, call)
    note('done')
    return result
  } catch (error) {
    note('failed')
    throw error
  }
}
