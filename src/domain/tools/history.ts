export const maxResults = 200

/** Newest first; the oldest are dropped. */
export function addResult<Result>(history: readonly Result[], result: Result): Result[] {
  return [result, ...history].slice(0, maxResults)
}

export function readHistory<Result>(
  saved: unknown,
  readResult: (saved: unknown) => Result | null,
): Result[] {
  if (!Array.isArray(saved)) return []
  return saved
    .map(readResult)
    .filter((result) => result !== null)
    .slice(0, maxResults)
}
