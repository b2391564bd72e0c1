/** Work whose outcome is kept for those who ask again; what was asked for longest ago goes first. */
export type Latest<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>

/** Keeps `most` outcomes. Those who ask while the work is under way wait for the same; a failure is forgotten. */
export function keepLatest<Value>(most: number): Latest<Value> {
  const kept = new Map<string, Promise<Value>>()
  return async (key, make) => {
    const found = kept.get(key) ?? make()
    // The one asked for last stands last.
    kept.delete(key)
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    try {
      return await found
    } catch (error) {
      if (kept.get(key) === found) kept.delete(key)
      throw error
    }
  }
}
