import { decideOnVersion, readVersion } from '#domain/updates/app-version.ts'
import { readBareValue, writeBareValue } from '../storage/bare-values.ts'
import { askHouse } from './ask-house.ts'

const signs = ['click', 'scroll', 'keydown']

/**
 * Holds the version of the house against the one that is kept. Where they differ, everything that an
 * older one has laid by is cleared away by `clear` at the first click, scroll or key, and only then
 * the new one is kept (spec §4).
 */
export async function checkVersion(clear: () => Promise<void>): Promise<void> {
  const served = readVersion(await askHouse('/version.json'))
  const kept = readBareValue('app-version')
  const step = decideOnVersion(kept, served)
  if (step === 'nothing' || served === null) return
  if (step === 'keep') return void writeBareValue('app-version', served)
  // Where nothing new can be kept, it would all be cleared away at every visit.
  if (kept === null || !writeBareValue('app-version', kept)) return

  const heard = new AbortController()
  const onSign = async () => {
    // Without a network, what is laid by is all there is.
    if (!navigator.onLine) return
    heard.abort()
    // Another tab may have been quicker.
    if (readBareValue('app-version') === served) return
    await clear()
    writeBareValue('app-version', served)
  }
  // Lists scroll in themselves, and that does not bubble.
  for (const sign of signs)
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: heard.signal })
}
