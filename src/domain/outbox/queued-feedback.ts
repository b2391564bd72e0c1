/** Its time is its key (spec §3). */
export type QueuedFeedback = {
  time: string
  feedback: string
  user: string
  positive: boolean
  game: string
  held?: boolean
}

const maxHeldMs = 10 * 60_000

export function isQueuedFeedback(item: unknown): item is QueuedFeedback {
  const { time, feedback, user, positive, game } = (item ?? {}) as Record<string, unknown>
  return (
    [time, feedback, user, game].every((text) => typeof text === 'string') &&
    typeof positive === 'boolean' &&
    Number.isFinite(Date.parse(time as string))
  )
}

/** A sheet that was never closed does not hold it for ever. */
export function isHeld({ held, time }: QueuedFeedback, nowMs: number): boolean {
  return held === true && nowMs - Date.parse(time) <= maxHeldMs
}

/** One millisecond later: the chosen time is already taken. */
export function laterTime(time: string): string {
  return new Date(Date.parse(time) + 1).toISOString()
}
