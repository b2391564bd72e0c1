/** Calls `make` at the first call and keeps its result; a promise that rejects is made again. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    if (made) return made.value
    const entry = { value: make() }
    made = entry
    if (entry.value instanceof Promise) {
      entry.value.catch(() => {
        if (made === entry) made = null
      })
    }
    return entry.value
  }
}
