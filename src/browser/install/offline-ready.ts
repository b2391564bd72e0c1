import { isPlainHttp } from '../device/secure-context.ts'
import { readSaved, save } from '../storage/storage.ts'
import { isGameRunning } from '../table/is-game-running.ts'

const told = 'offline-ready'

/**
 * Calls back once in a phone's life, when the worker first holds everything (spec §4,
 * "App updates and installation") or plain http rules it out, and not before a running game has come to its end.
 * Returns how to stop.
 */
export function watchOfflineReady(onReady: () => void): () => void {
  let isStopped = false
  const watch = async () => {
    if (isTold()) return
    if (!isPlainHttp()) await navigator.serviceWorker.ready
    await nothingRuns()
    // Another tab may have said it meanwhile.
    if (isStopped || isTold()) return
    save(told, true)
    onReady()
  }
  // In some private windows there are no workers.
  if (isPlainHttp() || 'serviceWorker' in navigator) void watch()
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
