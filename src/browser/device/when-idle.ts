const fallbackDelayMs = 200

/** Works once the browser has nothing else to do; not every browser says when that is. */
export function whenIdle(work: () => void, timeoutMs?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs })
  else setTimeout(work, fallbackDelayMs)
}

/** Resolves once the page is all there and has nothing to do. */
export async function whenQuiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => whenIdle(resolve))
}
