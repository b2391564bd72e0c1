import { useEffect, useSyncExternalStore } from 'react'
import type { IconData } from '#contract/icons.ts'
import { cachedIcon, loadIcons, subscribeToIcons } from './icons.ts'

/** Doubles with every retry. */
const firstRetryMs = 4000
const maxRetries = 5

const wanted = new Map<string, number>()
let isLoading = false
let isListening = false
let retries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Null until it is loaded. Failed icons are requested again after a while and when online again.
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
  // All icons that are drawn at once are requested at once.
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
