const ownPath = /^\/(?![/\\])[^\p{Cc}\\]*$/u

/** Whether that leads to a page of ours, and to no other site in disguise. */
export function isOwnPath(text: string): boolean {
  return ownPath.test(text)
}
