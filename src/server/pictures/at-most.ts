/** Lets `most` pieces of work run at once; the others wait, first come, first served. */
export function atMost(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await work()
    } finally {
      // Who goes hands on the place: in between, nobody new can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
