type Availability = EventTarget & { value: boolean }
type Request = { getAvailability(): Promise<Availability>; start(): Promise<unknown> }
type Presenting = {
  PresentationRequest?: new (urls: readonly string[]) => Request
  navigator: { presentation?: { receiver?: object | null } }
}

const browser = () => globalThis as unknown as Presenting

/** Whether a phone opened this page on a TV, where no remote can press a button. */
export function isPresented(): boolean {
  return Boolean(browser().navigator.presentation?.receiver)
}

export type NearbyScreen = {
  /** Call in a tap: the browser asks which. Does nothing when that is cancelled. */
  show(): void
}

/**
 * Watches for displays that can open a page of this site.
 * @param onChange null while there is none, or where the browser cannot look
 * @returns stops looking
 */
export function findNearbyScreens(
  url: string,
  onChange: (screen: NearbyScreen | null) => void,
): () => void {
  const { PresentationRequest } = browser()
  if (!PresentationRequest) return () => {}
  const request = new PresentationRequest([url])
  const stopping = new AbortController()
  const screen: NearbyScreen = { show: () => void request.start().catch(() => {}) }
  request.getAvailability().then(
    (availability) => {
      const notify = () => onChange(availability.value ? screen : null)
      if (stopping.signal.aborted) return
      availability.addEventListener('change', notify, stopping)
      notify()
    },
    // The browser cannot look for displays.
    () => {},
  )
  return () => stopping.abort()
}
