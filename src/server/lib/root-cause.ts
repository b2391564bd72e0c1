/** The innermost cause: `fetch` gives its reason only there. */
export function rootCause(error: unknown): unknown {
  const isWrapped = error instanceof Error && error.cause instanceof Error
  return isWrapped ? rootCause(error.cause) : error
}
