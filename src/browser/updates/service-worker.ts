import type { NewWorker } from '#domain/updates/next-update-step.ts'

const script = '/sw.js'

/** Null when no worker can be registered: browsers refuse for any reason. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(script, { updateViaCache: 'none' })
  } catch {
    return null
  }
}

/**
 * After clearing everything. Chromium returns the old worker while a page uses it, which would not
 * fetch again what was cleared: then the next page registers it.
 */
export async function reregisterWorker(): Promise<ServiceWorkerRegistration | null> {
  const registration = await registerWorker()
  if (!registration?.active) return registration
  await registration.unregister()
  return null
}

export async function checkForNewWorker(
  registration: ServiceWorkerRegistration | null,
): Promise<void> {
  // Offline, or the site has no worker any more: the current one stays.
  await registration?.update().catch(() => {})
}

export function activateWaitingWorker(registration: ServiceWorkerRegistration | null): void {
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/** The newer worker's state; the very first worker is none, since no page waits for it. */
export function newWorkerState(registration: ServiceWorkerRegistration | null): NewWorker {
  if (!registration?.active) return 'none'
  return registration.installing ? 'installing' : registration.waiting ? 'waiting' : 'none'
}

/** Calls back when a newer worker is ready, or failed to install. */
export function watchNewWorkers(
  registration: ServiceWorkerRegistration,
  onChange: (worker: 'waiting' | 'failed') => void,
): void {
  const follow = () => {
    const worker = registration.installing ?? registration.waiting
    if (!worker || !registration.active) return
    const notify = () => {
      if (worker.state === 'installed') onChange('waiting')
      // A worker replaced by a newer one is redundant, too, but the newer one follows.
      else if (worker.state === 'redundant' && newWorkerState(registration) === 'none')
        onChange('failed')
    }
    worker.addEventListener('statechange', notify)
    notify()
  }
  registration.addEventListener('updatefound', follow)
  follow()
}

/**
 * Calls back when a new worker takes control of this page. Returns how to mark the next one as the
 * first.
 */
export function watchControllerChange(onChange: () => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  let isFirst = !workers?.controller
  workers?.addEventListener('controllerchange', () => {
    if (!isFirst) onChange()
    isFirst = false
  })
  return () => {
    isFirst = true
  }
}

/** Unregisters all workers of this site and deletes their caches. */
export async function removeWorkersAndCaches(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
  } catch {
    // No service workers or caches in this browser.
  }
}
