type Load<Late> = () => Promise<Late>

/** By what names or loads it. */
const loaded = new Map<unknown, unknown>()
const pending: Promise<void>[] = []

/** What comes late on a page: null until it was waited for. */
export function lateNow<Late>(key: unknown, load: Load<Late>): Late | null {
  if (!loaded.has(key)) {
    loaded.set(key, null)
    pending.push(load().then((late) => void loaded.set(key, late)))
  }
  return loaded.get(key) as Late | null
}

/** Draws again once all of it is there. */
export async function drawLate(draw: () => string): Promise<string> {
  for (;;) {
    const drawn = draw()
    if (pending.length === 0) return drawn
    await Promise.all(pending.splice(0))
  }
}
