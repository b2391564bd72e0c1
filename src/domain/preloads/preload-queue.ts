export type PreloadQueue = {
  /**
   * Loads each route once; a failed one again when asked for.
   * @param isUrgent about to be opened: goes before the others
   */
  add: (route: string, isUrgent: boolean) => void
  clear: () => void
}

/** Spec §2: routes preloaded at once. */
export const maxConcurrent = 5

type QueuedRoute = { route: string; isUrgent: boolean }

export function makePreloadQueue(
  load: (route: string, isUrgent: boolean) => Promise<void>,
): PreloadQueue {
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
