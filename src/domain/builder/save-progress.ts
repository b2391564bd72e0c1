/** Spec §2: the bar of a save grows by 1 every 20 ms up to 90, and stands at 100 when it is done. */
export const progressStepMs = 20
export const maxProgressBeforeDone = 90

/** @returns percent */
export function saveProgress(elapsedMs: number, isDone: boolean): number {
  if (isDone) return 100
  return Math.min(maxProgressBeforeDone, Math.max(0, Math.floor(elapsedMs / progressStepMs)))
}
