export class UserFacingError extends Error {}

export const genericErrorMessage = 'Something broke on our side. Please try again.'

/** The message for players; an engine's own message is reported, never shown. */
export function toMessage(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  globalThis.reportError?.(error)
  return genericErrorMessage
}
