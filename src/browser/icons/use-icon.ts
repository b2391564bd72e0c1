import { useEffect, useSyncExternalStore } from 'react'
import type { IconData } from '#contract/icons.ts'
import { iconAtHand, loadIcons, onIcons } from './icons.ts'

/** So long until icons that did not come are asked for again; twice as long every time. */
const firstRetryMs = 4000
const mostRetries = 5

/** Icons that somewhere on the page are to be drawn, and at how many places. */
const wanted = new Map<string, number>()
let isAsking = false
let isListening = false
let retries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * An icon by `collection:name`, as soon as it is here; null until then, and where there is none. What
 * did not come is asked for again after a while, and when the network is back.
 */
export function useIcon(icon: string | null): IconData | null {
  useEffect(() => (icon === null ? undefined : want(icon)), [icon])
  return useSyncExternalStore(
    onIcons,
    () => (icon !== null && iconAtHand(icon)) || null,
    () => null,
  )
}

function want(icon: string): () => void {
  wanted.set(icon, (wanted.get(icon) ?? 0) + 1)
  // All that a page draws at once are asked for at once.
  if (!isAsking && iconAtHand(icon) === undefined) {
    isAsking = true
    queueMicrotask(ask)
  }
  return () => {
    const others = (wanted.get(icon) ?? 1) - 1
    if (others > 0) wanted.set(icon, others)
    else wanted.delete(icon)
  }
}

async function ask(): Promise<void> {
  isAsking = false
  const asked = missing()
  if (asked.length === 0) return
  await loadIcons(asked)
  if (asked.every((icon) => iconAtHand(icon) !== undefined)) retries = 0
  else askLater()
}

function missing(): string[] {
  return [...wanted.keys()].filter((icon) => iconAtHand(icon) === undefined)
}

function askLater(): void {
  if (timer === undefined && retries < mostRetries) {
    timer = setTimeout(
      () => {
        timer = undefined
        void ask()
      },
      firstRetryMs * 2 ** retries++,
    )
  }
  if (isListening) return
  isListening = true
  window.addEventListener('online', () => {
    retries = 0
    void ask()
  })
}
