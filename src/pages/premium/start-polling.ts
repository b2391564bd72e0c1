import { checkTimeoutMs, longWaitMs, pollDelayMs } from './poll-plan.ts'

type Polling = {
  check: () => Promise<unknown>
  /** Nothing is checked while nobody looks. */
  isVisible: () => boolean
  /** Told once, when it has taken long. */
  onLong: () => void
}

/** Checks again and again by the plan, until it is stopped; `checkNow` does not wait for its turn. */
export function startPolling({ check, isVisible: isLookedAt, onLong }: Polling) {
  let checksMade = 0
  let isOver = false
  let isAsking = false
  let next: ReturnType<typeof setTimeout>
  const longWaitTimer = setTimeout(onLong, longWaitMs)

  async function checkNow(): Promise<void> {
    if (isOver || isAsking || !isLookedAt()) return
    clearTimeout(next)
    isAsking = true
    await settled(check)
    isAsking = false
    checksMade += 1
    if (!isOver) plan()
  }

  function plan(): void {
    next = setTimeout(checkNow, pollDelayMs(checksMade))
  }

  function stop(): void {
    isOver = true
    clearTimeout(next)
    clearTimeout(longWaitTimer)
  }

  plan()
  return { checkNow, stop }
}

/** Answered or failed, or given up. A check that fails is one that found nothing: the next may. */
async function settled(check: () => Promise<unknown>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise((resolve) => {
    late = setTimeout(resolve, checkTimeoutMs)
  })
  await Promise.race([check().catch(() => {}), isLate])
  clearTimeout(late)
}
