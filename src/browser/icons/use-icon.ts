import { useEffect, useSyncExternalStore } from 'react'
import type { IconData } from '#contract/icons.ts'
import { cachedIcon, loadIcons, subscribeToIcons } from './icons.ts'

/** So long until icons that did not come are asked for again; twice as long every time. */
const firstRetryMs = 4000
const maxRetries = 5

/** Icons that somewhere on the page are to be drawn, and at how many places. */
const wanted = new Map<string, number>()
let isLoading = false
let isListening = false
let retries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * An icon by `collection:name`, as soon as it is here; null until then, and where there is none. What
 * did not come is asked for again after a while, and when the network is back.
 */
export function useIcon(icon: string | null): IconData | null {
  useEffect(() => (icon === null ? undefined : addWanted(icon)), [icon])
  return useSyncExternalStore(
    subscribeToIcons,
    () => (icon !== null && cachedIcon(icon)) || null,
    () => null,
  )
}

function addWanted(icon: string): () => void {
  wanted.set(icon, (wanted.get(icon) ?? 0) + 1)
  // All that a page draws at once are asked for at once.
  if (!isLoading && cachedIcon(icon) === undefined) {
    isLoading = true
    queueMicrotask(loadMissing)
  }
  return () => {
    const others = (wanted.get(icon) ?? 1) - 1
    if (others > 0) wanted.set(icon, others)
    else wanted.delete(icon)
  }
}

async function loadMissing(): Promise<void> {
  isLoading = false
  const asked = missingIcons()
  if (asked.length === 0) return
  await loadIcons(asked)
  if (asked.every((icon) => cachedIcon(icon) !== undefined)) retries = 0
  else scheduleRetry()
}

function missingIcons(): string[] {
  return [...wanted.keys()].filter((icon) => cachedIcon(icon) === undefined)
}

function scheduleRetry(): void {
  if (timer === undefined && retries < maxRetries) {
    timer = setTimeout(
      () => {
        timer = undefined
        void loadMissing()
      },
      firstRetryMs * 2 ** retries++,
    )
  }
  if (isListening) return
  isListening = true
  window.addEventListener('online', () => {
    retries = 0
    void loadMissing()
  })
}
