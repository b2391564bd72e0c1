import { decideOnVersion, readVersion } from '#domain/updates/app-version.ts'
import { readUnprefixedValue, writeUnprefixedValue } from '../storage/unprefixed-values.ts'
import { fetchFresh } from './fetch-fresh.ts'

const interactionEvents = ['click', 'scroll', 'keydown']

/**
 * Compares the server's version with the saved one. When they differ, `clear` runs at the first
 * click, scroll or key, then the new one is saved (spec §4).
 */
export async function checkVersion(clear: () => Promise<void>): Promise<void> {
  const served = readVersion(await fetchFresh('/version.json'))
  const kept = readUnprefixedValue('app-version')
  const step = decideOnVersion(kept, served)
  if (step === 'nothing' || served === null) return
  if (step === 'keep') return void writeUnprefixedValue('app-version', served)
  // If it cannot be saved, every visit would clear everything.
  if (kept === null || !writeUnprefixedValue('app-version', kept)) return

  const listening = new AbortController()
  const onInteraction = async () => {
    // Offline, the cache is all there is.
    if (!navigator.onLine) return
    listening.abort()
    // Another tab may have been faster.
    if (readUnprefixedValue('app-version') === served) return
    await clear()
    writeUnprefixedValue('app-version', served)
  }
  // Scroll events of lists do not bubble.
  for (const sign of interactionEvents)
    window.addEventListener(sign, onInteraction, {
      capture: true,
      passive: true,
      signal: listening.signal,
    })
}
