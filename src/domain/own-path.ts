const ownPath = /^\/(?![/\\])[^\p{Cc}\\]*$/u

/** A path of this site; no other site in disguise (`//host`, `/\host`). */
export function isOwnPath(text: string): boolean {
  return ownPath.test(text)
}
