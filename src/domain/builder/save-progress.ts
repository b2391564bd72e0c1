/** Spec §2: the save bar grows by 1 every 20 ms up to 90, and shows 100 when the save is done. */
export const progressStepMs = 20
export const maxProgressBeforeDone = 90

/** @returns percent */
export function saveProgress(elapsedMs: number, isDone: boolean): number {
  if (isDone) return 100
  return Math.min(maxProgressBeforeDone, Math.max(0, Math.floor(elapsedMs / progressStepMs)))
}
