import type { BodyStore } from '#server/storage/body-store.ts'

/** A body store that counts what is in it, and fails when it is told to. */
export function watchBodyStore(bodies: BodyStore) {
  const held = new Set<string>()
  const faults: { write: Error | null; read: Error | null } = { write: null, read: null }
  const store: BodyStore = {
    ...bodies,
    async write(bodyId, bytes) {
      if (faults.write) throw faults.write
      await bodies.write(bodyId, bytes)
      held.add(bodyId)
    },
    async read(bodyId) {
      if (faults.read) throw faults.read
      return await bodies.read(bodyId)
    },
    async remove(bodyId) {
      await bodies.remove(bodyId)
      held.delete(bodyId)
    },
  }
  return { store, held, faults }
}
