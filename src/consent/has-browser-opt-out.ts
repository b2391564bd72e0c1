/** Global Privacy Control or Do Not Track: a no to everything, unless the user chooses here. */
export function hasBrowserOptOut(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1'
}
