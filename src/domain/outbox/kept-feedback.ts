/** Feedback as it waits on the device; its time is its key (spec §3). */
export type KeptFeedback = {
  time: string
  feedback: string
  user: string
  positive: boolean
  game: string
  /** Its sheet is open: words may follow. */
  held?: boolean
}

const heldMs = 10 * 60_000

/** Whatever is saved, as feedback that can be sent; rubbish is left out. */
export function readKeptFeedback(saved: unknown): KeptFeedback[] {
  return Array.isArray(saved) ? saved.filter(isFeedback) : []
}

function isFeedback(item: unknown): item is KeptFeedback {
  const { time, feedback, user, positive, game } = (item ?? {}) as Record<string, unknown>
  return (
    [time, feedback, user, game].every((text) => typeof text === 'string') &&
    typeof positive === 'boolean' &&
    Number.isFinite(Date.parse(time as string))
  )
}

/** The next to go out at `nowMs`, the oldest first; one whose sheet is open waits a while for its words. */
export function nextFeedback(kept: readonly KeptFeedback[], nowMs: number): KeptFeedback | null {
  return kept.find(({ held, time }) => !held || nowMs - Date.parse(time) > heldMs) ?? null
}

/** With that one changed, or without it: it is known by its time. */
export function changeFeedback(
  kept: readonly KeptFeedback[],
  time: string,
  change: Partial<KeptFeedback> | null,
): KeptFeedback[] {
  return kept.flatMap((item) =>
    item.time !== time ? [item] : change === null ? [] : [{ ...item, ...change }],
  )
}

/** A millisecond later: the time that was chosen is another's. */
export function laterTime(time: string): string {
  return new Date(Date.parse(time) + 1).toISOString()
}
