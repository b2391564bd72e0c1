/** Feedback as it waits on the device; its time is its key (spec §3). */
export type QueuedFeedback = {
  time: string
  feedback: string
  user: string
  positive: boolean
  game: string
  /** Its sheet is open: words may follow. */
  held?: boolean
}

const maxHeldMs = 10 * 60_000

/** Whether that can be sent as feedback; whatever is saved may be anything. */
export function isQueuedFeedback(item: unknown): item is QueuedFeedback {
  const { time, feedback, user, positive, game } = (item ?? {}) as Record<string, unknown>
  return (
    [time, feedback, user, game].every((text) => typeof text === 'string') &&
    typeof positive === 'boolean' &&
    Number.isFinite(Date.parse(time as string))
  )
}

/** Whether it still waits for its words at `nowMs`; a sheet that nobody closed does not hold it for ever. */
export function isHeld({ held, time }: QueuedFeedback, nowMs: number): boolean {
  return held === true && nowMs - Date.parse(time) <= maxHeldMs
}

/** A millisecond later: the time that was chosen is another's. */
export function laterTime(time: string): string {
  return new Date(Date.parse(time) + 1).toISOString()
}
