/** Work whose outcome is kept for those who ask again; what was asked for longest ago goes first. */
export type AsyncCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>

/** Keeps `most` outcomes. Those who ask while the work is under way wait for the same; a failure is forgotten. */
export function createAsyncCache<Value>(max: number): AsyncCache<Value> {
  const cached = new Map<string, Promise<Value>>()
  return async (key, make) => {
    const found = cached.get(key) ?? make()
    // The one asked for last stands last.
    cached.delete(key)
    cached.set(key, found)
    const [oldest] = cached.keys()
    if (cached.size > max && oldest !== undefined) cached.delete(oldest)
    try {
      return await found
    } catch (error) {
      if (cached.get(key) === found) cached.delete(key)
      throw error
    }
  }
}
