import { isPlainHttp } from '../device/secure-context.ts'
import { readSaved, save } from '../storage/storage.ts'
import { isGameRunning } from '../table/is-game-running.ts'

const noticeName = 'offline-ready'

/**
 * Calls back once per phone, outside a game, when everything is cached (spec §4) or plain http
 * rules that out.
 */
export function watchOfflineReady(onReady: () => void): () => void {
  let isStopped = false
  const watch = async () => {
    if (wasShown()) return
    if (!isPlainHttp()) await navigator.serviceWorker.ready
    await whenNoGameRuns()
    if (isStopped || wasShown()) return
    save(noticeName, true)
    onReady()
  }
  // Some private windows have no service workers.
  if (isPlainHttp() || 'serviceWorker' in navigator) void watch()
  return () => {
    isStopped = true
  }
}

function wasShown(): boolean {
  return readSaved(noticeName) === true
}

async function whenNoGameRuns(): Promise<void> {
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
