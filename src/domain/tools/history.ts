/** How many results a tool keeps; nobody scrolls further back than that. */
export const maxResults = 200

/** The history with one more result, newest first; the oldest give way. */
export function addResult<Result>(history: readonly Result[], result: Result): Result[] {
  return [result, ...history].slice(0, maxResults)
}

/** A history as it stands on a device: whatever is no result of this tool is left out. */
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
