import { isGameRunning } from '../is-game-running.ts'
import { readSaved, save } from '../storage.ts'

const told = 'offline-ready'

/**
 * Calls back once in a phone's life, when the house's worker first holds everything (spec §4,
 * "Offline-ready"), and not before a running game has come to its end. Returns how to stop.
 */
export function watchOfflineReady(onReady: () => void): () => void {
  let isStopped = false
  const watch = async () => {
    if (isTold()) return
    await navigator.serviceWorker.ready
    await nothingRuns()
    // Another tab may have said it meanwhile.
    if (isStopped || isTold()) return
    save(told, true)
    onReady()
  }
  // Over plain http, and in some private windows, there are no workers.
  if ('serviceWorker' in navigator) void watch()
  return () => {
    isStopped = true
  }
}

function isTold(): boolean {
  return readSaved(told) === true
}

async function nothingRuns(): Promise<void> {
  if (!isGameRunning()) return
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isGameRunning()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.documentElement, { attributeFilter: ['data-holds'] })
  })
}
