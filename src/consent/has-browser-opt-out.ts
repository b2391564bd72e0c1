/**
 * Whether the browser refuses for whoever uses it: Global Privacy Control, or the older Do Not Track.
 * It counts as a no to everything, without a banner; what they choose here themselves goes before it.
 */
export function hasBrowserOptOut(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1'
}
