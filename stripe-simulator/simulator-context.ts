import type { World } from './world.ts'

/** What everybody works with who answers a request. */
export type SimulatorContext = {
  world: World
  /** Lives through what has fallen due; true when anything had. */
  catchUp: () => boolean
  /** Resolves once everything is on disk; then what waits is sent. */
  settle: () => Promise<void>
}
