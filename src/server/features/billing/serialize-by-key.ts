/**
 * Runs `work` for each key one at a time. Whoever asks while one runs gets the next, which all who ask
 * until it begins share: what they get was always begun after they asked.
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
