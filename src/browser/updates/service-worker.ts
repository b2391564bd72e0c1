import type { NewWorker } from '#domain/updates/next-update-step.ts'

const script = '/sw.js'

/** Puts the house's worker in; null where there is none to be had: a browser may refuse it for any reason. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(script, { updateViaCache: 'none' })
  } catch {
    return null
  }
}

/**
 * The same once everything was cleared away. Chromium gives the old worker back as long as a page
 * stands under it, and that one would never fetch again what was cleared: then the next page is the
 * one to put it in.
 */
export async function reregisterWorker(): Promise<ServiceWorkerRegistration | null> {
  const registration = await registerWorker()
  if (!registration?.active) return registration
  await registration.unregister()
  return null
}

/** Asks the house for a newer worker, and waits until it has been found or not. */
export async function checkForNewWorker(
  registration: ServiceWorkerRegistration | null,
): Promise<void> {
  // Without a network, or without a worker in the house any more, what is here is all there is.
  await registration?.update().catch(() => {})
}

/** Lets the worker that waits take over. */
export function activateWaitingWorker(registration: ServiceWorkerRegistration | null): void {
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/** How a newer worker stands, as far as can be seen; the first one of all is none: nobody waits for it. */
export function newWorkerState(registration: ServiceWorkerRegistration | null): NewWorker {
  if (!registration?.active) return 'none'
  return registration.installing ? 'installing' : registration.waiting ? 'waiting' : 'none'
}

/** Calls back when a newer worker is ready to be let in, and when one could not be installed. */
export function watchNewWorkers(
  registration: ServiceWorkerRegistration,
  onChange: (worker: 'waiting' | 'failed') => void,
): void {
  const follow = () => {
    const worker = registration.installing ?? registration.waiting
    if (!worker || !registration.active) return
    const notify = () => {
      if (worker.state === 'installed') onChange('waiting')
      // One that the next has pushed aside is gone too, but then that one stands in its place.
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
 * Calls back when another worker takes charge of this page than the one it came with. Gives back how
 * to say that the next one will be the first.
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

/** Takes every worker of this house out, and deletes every copy that one of them has laid by. */
export async function removeWorkersAndCaches(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
  } catch {
    // A browser that has neither has nothing to clear away.
  }
}
