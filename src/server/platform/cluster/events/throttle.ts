/**
 * Calls `send` with the last of what it is given: at once, and then at most once in a while.
 * @param everyMs how long a while is
 */
export function throttle<Value>(everyMs: number, send: (value: Value) => void) {
  let waiting: { value: Value } | null = null
  let timer: NodeJS.Timeout | null = null

  function sendNow(value: Value): void {
    waiting = null
    timer = setTimeout(() => {
      timer = null
      if (waiting) sendNow(waiting.value)
    }, everyMs).unref()
    send(value)
  }

  return (value: Value): void => {
    if (timer) waiting = { value }
    else sendNow(value)
  }
}
