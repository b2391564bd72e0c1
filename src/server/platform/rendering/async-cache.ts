export type AsyncCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>

/** Caches the last `max` results, and shares work in progress; failures are not cached. */
export function createAsyncCache<Value>(max: number): AsyncCache<Value> {
  const cached = new Map<string, Promise<Value>>()
  return async (key, make) => {
    const found = cached.get(key) ?? make()
    // Most recently used last.
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
