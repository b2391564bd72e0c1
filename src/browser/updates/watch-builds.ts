import { readBuildId } from '#domain/updates/new-build.ts'
import { askHouse } from './ask-house.ts'

const everyMs = 10 * 60_000

/** A phone says that it is on the network a moment before it is. */
const sureMs = 1000

/** What makes a tab ask at once: it is looked at again, or misses a script. */
const reasons = [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'party-dojo:lost-chunk'],
] as const

/**
 * Asks which build is the newest, every ten minutes while the tab is looked at and when it or
 * the network comes back, and calls back with its id; answers that are none are passed over. For as long as the page
 * lives; gives back how to ask at once.
 */
export function watchBuilds(onLatest: (id: string) => void): () => Promise<void> {
  let isAsking = false

  async function ask(): Promise<void> {
    if (isAsking || document.visibilityState !== 'visible') return
    isAsking = true
    const id = readBuildId(await askHouse(`/builds/latest.json?t=${Date.now()}`))
    isAsking = false
    if (id !== null) onLatest(id)
  }

  setInterval(ask, everyMs)
  for (const [target, reason] of reasons) target.addEventListener(reason, ask)
  window.addEventListener('online', () => setTimeout(ask, sureMs))
  return ask
}
