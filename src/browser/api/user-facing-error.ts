/** An error whose message is a sentence for players. */
export class UserFacingError extends Error {}

/** What is said of a failure that has no words of its own. */
export const genericErrorMessage = 'Something broke on our side. Please try again.'

/** The sentence for players in an error; an engine's own message is reported, never shown. */
export function toMessage(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  globalThis.reportError?.(error)
  return genericErrorMessage
}
