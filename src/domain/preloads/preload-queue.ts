export type PreloadQueue = {
  /**
   * Asks for a route; each is loaded once, one that failed when it is asked for again.
   * @param isMeant somebody is about to go there: it goes ahead of whatever waits
   */
  ask: (route: string, isMeant: boolean) => void
  /** Forgets what waits; what runs goes on. */
  clear: () => void
}

/** So many routes are preloaded at once (spec §2). */
export const mostAtOnce = 5

type Wish = { route: string; isMeant: boolean }

/** A queue of routes to preload. What `load` throws or rejects with frees its place, and no more. */
export function makePreloadQueue(
  load: (route: string, isMeant: boolean) => Promise<void>,
): PreloadQueue {
  /** Running or done. */
  const begun = new Set<string>()
  let waiting: Wish[] = []
  let running = 0

  async function run({ route, isMeant }: Wish): Promise<void> {
    begun.add(route)
    running += 1
    try {
      await load(route, isMeant)
    } catch {
      begun.delete(route)
    }
    running -= 1
    fill()
  }

  function fill(): void {
    while (running < mostAtOnce) {
      const next = waiting.shift()
      if (next === undefined) return
      void run(next)
    }
  }

  return {
    ask(route, isMeant) {
      if (begun.has(route)) return
      const others = waiting.filter((each) => each.route !== route)
      if (isMeant) waiting = [{ route, isMeant }, ...others]
      else if (others.length === waiting.length) waiting.push({ route, isMeant })
      fill()
    },
    clear() {
      waiting = []
    },
  }
}
