// Not `fullscreen`: a browser in full screen matches it too, and our manifest never asks for it.
const ownWindow = '(display-mode: standalone), (display-mode: minimal-ui)'

/**
 * A window opened from the home screen (spec §4). iPhones before the media feature have a property.
 */
export function isStandalone(): boolean {
  return matchMedia(ownWindow).matches || Reflect.get(navigator, 'standalone') === true
}

/** Calls back when a tab becomes a window of its own, or a tab again. Returns how to stop. */
export function watchStandalone(listener: () => void): () => void {
  const media = matchMedia(ownWindow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
