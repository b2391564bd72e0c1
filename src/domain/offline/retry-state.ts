const initialBackoffMs = 10_000
const maxBackoffMs = 5 * 60_000

/** How often in a row the tab tried a page that is not on the phone, and the last time. */
export type RetryState = { times: number; lastMs: number }

const noRetries: RetryState = { times: 0, lastMs: 0 }

export function parseRetryState(text: string | null): RetryState {
  const [, times, lastMs] = /^(\d{1,3}) (\d{1,15})$/.exec(text ?? '') ?? []
  return times === undefined ? noRetries : { times: Number(times), lastMs: Number(lastMs) }
}

export function formatRetryState({ times, lastMs }: RetryState): string {
  return `${times} ${lastMs}`
}

/**
 * A server that answers but fails its pages must not cause an endless loop; a corrected clock must
 * not block.
 */
export function canRetry(tries: RetryState, nowMs: number): boolean {
  return Math.abs(nowMs - tries.lastMs) >= backoffMs(tries)
}

export function recordRetry(tries: RetryState, nowMs: number): RetryState {
  const isConsecutive = Math.abs(nowMs - tries.lastMs) < 2 * backoffMs(tries)
  return { times: isConsecutive ? tries.times + 1 : 1, lastMs: nowMs }
}

function backoffMs({ times }: RetryState): number {
  return times === 0 ? 0 : Math.min(initialBackoffMs * 2 ** (times - 1), maxBackoffMs)
}
