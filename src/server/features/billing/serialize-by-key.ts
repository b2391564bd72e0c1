/**
 * Runs `work` once at a time per key. Callers during a run share the next one, so a result always
 * started after its call.
 */
export function serializeByKey<Key, Result>(
  work: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const queues = new Map<Key, { running: Promise<unknown>; next: Promise<Result> | null }>()

  function start(key: Key): Promise<Result> {
    const running = work(key)
    const queue = { running, next: null }
    queues.set(key, queue)
    const removeIfIdle = () => {
      if (queues.get(key) === queue && queue.next === null) queues.delete(key)
    }
    running.then(removeIfIdle, removeIfIdle)
    return running
  }

  return (key) => {
    const queue = queues.get(key)
    if (!queue) return start(key)
    const begin = () => start(key)
    queue.next ??= queue.running.then(begin, begin)
    return queue.next
  }
}
