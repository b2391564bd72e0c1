const initialBackoffMs = 10_000
const maxBackoffMs = 5 * 60_000

/** How often in a row a page that was not on the phone was gone to, and when last. */
export type RetryState = { times: number; lastMs: number }

const noRetries: RetryState = { times: 0, lastMs: 0 }

/** What a tab keeps of them; anything else is none. */
export function parseRetryState(text: string | null): RetryState {
  const [, times, lastMs] = /^(\d{1,3}) (\d{1,15})$/.exec(text ?? '') ?? []
  return times === undefined ? noRetries : { times: Number(times), lastMs: Number(lastMs) }
}

export function formatRetryState({ times, lastMs }: RetryState): string {
  return `${times} ${lastMs}`
}

/**
 * Whether it may be gone to again: a house that answers, and fails its pages, would else send the
 * phone round in circles. A clock that was put right in between holds nothing up.
 */
export function canRetry(tries: RetryState, nowMs: number): boolean {
  return Math.abs(nowMs - tries.lastMs) >= backoffMs(tries)
}

/** One more; the first of a new row where it comes long after the last might have. */
export function recordRetry(tries: RetryState, nowMs: number): RetryState {
  const isConsecutive = Math.abs(nowMs - tries.lastMs) < 2 * backoffMs(tries)
  return { times: isConsecutive ? tries.times + 1 : 1, lastMs: nowMs }
}

function backoffMs({ times }: RetryState): number {
  return times === 0 ? 0 : Math.min(initialBackoffMs * 2 ** (times - 1), maxBackoffMs)
}
