/**
 * Runs `work` for each key one at a time. Whoever asks while one runs gets the next, which all who ask
 * until it begins share: what they get was always begun after they asked.
 */
export function oneAfterAnother<Key, Result>(
  work: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const lanes = new Map<Key, { running: Promise<unknown>; next: Promise<Result> | null }>()

  function start(key: Key): Promise<Result> {
    const running = work(key)
    const lane = { running, next: null }
    lanes.set(key, lane)
    const leave = () => {
      if (lanes.get(key) === lane && lane.next === null) lanes.delete(key)
    }
    running.then(leave, leave)
    return running
  }

  return (key) => {
    const lane = lanes.get(key)
    if (!lane) return start(key)
    const begin = () => start(key)
    lane.next ??= lane.running.then(begin, begin)
    return lane.next
  }
}
