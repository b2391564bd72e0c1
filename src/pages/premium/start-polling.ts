import { checkTimeoutMs, longWaitMs, pollDelayMs } from './poll-plan.ts'

type Polling = {
  check: () => Promise<unknown>
  isVisible: () => boolean
  /** Called once, after a long wait. */
  onLong: () => void
}

/** Checks by the plan until it is stopped; `checkNow` skips the wait. */
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

/** Never rejects: a failed or timed-out check finds nothing. */
async function settled(check: () => Promise<unknown>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise((resolve) => {
    late = setTimeout(resolve, checkTimeoutMs)
  })
  await Promise.race([check().catch(() => {}), isLate])
  clearTimeout(late)
}
