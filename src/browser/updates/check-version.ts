import { decideOnVersion, readVersion } from '#domain/updates/app-version.ts'
import { readUnprefixedValue, writeUnprefixedValue } from '../storage/unprefixed-values.ts'
import { fetchFresh } from './fetch-fresh.ts'

const interactionEvents = ['click', 'scroll', 'keydown']

/**
 * Holds the version of the house against the one that is kept. Where they differ, everything that an
 * older one has laid by is cleared away by `clear` at the first click, scroll or key, and only then
 * the new one is kept (spec §4).
 */
export async function checkVersion(clear: () => Promise<void>): Promise<void> {
  const served = readVersion(await fetchFresh('/version.json'))
  const kept = readUnprefixedValue('app-version')
  const step = decideOnVersion(kept, served)
  if (step === 'nothing' || served === null) return
  if (step === 'keep') return void writeUnprefixedValue('app-version', served)
  // Where nothing new can be kept, it would all be cleared away at every visit.
  if (kept === null || !writeUnprefixedValue('app-version', kept)) return

  const listening = new AbortController()
  const onInteraction = async () => {
    // Without a network, what is laid by is all there is.
    if (!navigator.onLine) return
    listening.abort()
    // Another tab may have been quicker.
    if (readUnprefixedValue('app-version') === served) return
    await clear()
    writeUnprefixedValue('app-version', served)
  }
  // Lists scroll in themselves, and that does not bubble.
  for (const sign of interactionEvents)
    window.addEventListener(sign, onInteraction, {
      capture: true,
      passive: true,
      signal: listening.signal,
    })
}
