export type PreloadQueue = {
  /**
   * Asks for a route; each is loaded once, one that failed when it is asked for again.
   * @param isMeant somebody is about to go there: it goes ahead of whatever waits
   */
  add: (route: string, isUrgent: boolean) => void
  /** Forgets what waits; what runs goes on. */
  clear: () => void
}

/** So many routes are preloaded at once (spec §2). */
export const maxConcurrent = 5

type QueuedRoute = { route: string; isUrgent: boolean }

/** A queue of routes to preload. What `load` throws or rejects with frees its place, and no more. */
export function makePreloadQueue(
  load: (route: string, isUrgent: boolean) => Promise<void>,
): PreloadQueue {
  /** Running or done. */
  const started = new Set<string>()
  let waiting: QueuedRoute[] = []
  let running = 0

  async function run({ route, isUrgent }: QueuedRoute): Promise<void> {
    started.add(route)
    running += 1
    try {
      await load(route, isUrgent)
    } catch {
      started.delete(route)
    }
    running -= 1
    fill()
  }

  function fill(): void {
    while (running < maxConcurrent) {
      const next = waiting.shift()
      if (next === undefined) return
      void run(next)
    }
  }

  return {
    add(route, isUrgent) {
      if (started.has(route)) return
      const others = waiting.filter((each) => each.route !== route)
      if (isUrgent) waiting = [{ route, isUrgent: isUrgent }, ...others]
      else if (others.length === waiting.length) waiting.push({ route, isUrgent: isUrgent })
      fill()
    },
    clear() {
      waiting = []
    },
  }
}
