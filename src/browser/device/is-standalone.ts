// Not `fullscreen`: a page that only fills the screen of its browser is that too, and ours never is.
const ownWindow = '(display-mode: standalone), (display-mode: minimal-ui)'

/**
 * Whether this was opened from a home screen, in a window of its own (spec §4, "App updates and
 * installation"). iPhones before the media feature say it by a property of theirs.
 */
export function isStandalone(): boolean {
  return matchMedia(ownWindow).matches || Reflect.get(navigator, 'standalone') === true
}

/** Calls back when a page of a tab is put into a window of its own, or back; returns how to stop. */
export function watchStandalone(listener: () => void): () => void {
  const media = matchMedia(ownWindow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
