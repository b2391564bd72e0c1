/** Whether whoever looks has asked for less motion; only where there is a window. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
