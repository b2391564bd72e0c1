/** Sent when the server is of another build than this page. */
export const otherBuildEvent = 'party-dojo:other-build'

/** Looks for the newest build now; what is done about it is decided as after every poll. */
export function askForBuild(): void {
  window.dispatchEvent(new Event(otherBuildEvent))
}
