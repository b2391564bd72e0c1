/** Sent when the server is of another build than this page. */
export const otherBuildEvent = 'party-dojo:other-build'

/** Polls for the newest build now. */
export function askForBuild(): void {
  window.dispatchEvent(new Event(otherBuildEvent))
}
