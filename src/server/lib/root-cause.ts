/** The innermost cause of an error: `fetch`, for one, says only there why it failed. */
export function rootCause(error: unknown): unknown {
  const isWrapped = error instanceof Error && error.cause instanceof Error
  return isWrapped ? rootCause(error.cause) : error
}
