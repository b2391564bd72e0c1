/** Calls `send` with the latest value: at once, then at most every `everyMs`. */
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
