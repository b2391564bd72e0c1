import type { Events } from '../events/open-events.ts'
import type { BodyStore } from './body-store.ts'

type Limits = { totalBytes: number; bodyBytes: number }

/** Longer than a body that somebody was about to read takes to come. */
const goneForMs = 60_000

const usualLimits: Limits = { totalBytes: 32 * 1024 * 1024, bodyBytes: 256 * 1024 }

/**
 * The same store with what was read last at hand: a body never changes, so what is remembered is
 * right for as long as a row names it. What another process removes is forgotten here too: it may be
 * of somebody who was erased.
 */
export function rememberBodies(
  bodies: BodyStore,
  events: Pick<Events, 'hear'>,
  limits: Limits = usualLimits,
): BodyStore {
  /** In the order of their last use. */
  const remembered = new Map<string, Buffer>()
  let heldBytes = 0
  /** Removed lately: a reader may still come with one of them. */
  const gone = new Set<string>()

  function forget(bodyId: string): void {
    heldBytes -= remembered.get(bodyId)?.length ?? 0
    remembered.delete(bodyId)
  }

  function remember(bodyId: string, bytes: Buffer): void {
    forget(bodyId)
    if (bytes.length > limits.bodyBytes || gone.has(bodyId)) return
    remembered.set(bodyId, bytes)
    heldBytes += bytes.length
    for (const oldest of remembered.keys()) {
      if (heldBytes <= limits.totalBytes) return
      forget(oldest)
    }
  }

  function loseAll(bodyIds: string[]): void {
    for (const bodyId of bodyIds) {
      forget(bodyId)
      gone.add(bodyId)
    }
    setTimeout(() => {
      for (const bodyId of bodyIds) gone.delete(bodyId)
    }, goneForMs).unref()
  }

  events.hear('bodies removed', (bodyIds) => loseAll(bodyIds?.split(' ') ?? [...remembered.keys()]))

  return {
    ...bodies,
    async read(bodyId) {
      const known = remembered.get(bodyId)
      const bytes = known ?? (await bodies.read(bodyId))
      if (bytes) remember(bodyId, bytes)
      return bytes
    },
    async remove(bodyId) {
      forget(bodyId)
      await bodies.remove(bodyId)
      // A reader may have come in between.
      forget(bodyId)
    },
  }
}
