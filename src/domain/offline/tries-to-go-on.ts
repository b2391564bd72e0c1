const firstPauseMs = 10_000
const longestPauseMs = 5 * 60_000

/** How often in a row a page that was not on the phone was gone to, and when last. */
export type Tries = { times: number; lastMs: number }

const none: Tries = { times: 0, lastMs: 0 }

/** What a tab keeps of them; anything else is none. */
export function readTries(text: string | null): Tries {
  const [, times, lastMs] = /^(\d{1,3}) (\d{1,15})$/.exec(text ?? '') ?? []
  return times === undefined ? none : { times: Number(times), lastMs: Number(lastMs) }
}

export function writeTries({ times, lastMs }: Tries): string {
  return `${times} ${lastMs}`
}

/**
 * Whether it may be gone to again: a house that answers, and fails its pages, would else send the
 * phone round in circles. A clock that was put right in between holds nothing up.
 */
export function mayTry(tries: Tries, nowMs: number): boolean {
  return Math.abs(nowMs - tries.lastMs) >= pauseMs(tries)
}

/** One more; the first of a new row where it comes long after the last might have. */
export function addTry(tries: Tries, nowMs: number): Tries {
  const isInRow = Math.abs(nowMs - tries.lastMs) < 2 * pauseMs(tries)
  return { times: isInRow ? tries.times + 1 : 1, lastMs: nowMs }
}

function pauseMs({ times }: Tries): number {
  return times === 0 ? 0 : Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs)
}
