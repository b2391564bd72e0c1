const fallbackDelayMs = 200

/** Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void, timeoutMs?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs })
  else setTimeout(work, fallbackDelayMs)
}

/** Resolves once the page is loaded and idle. */
export async function whenQuiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => whenIdle(resolve))
}
