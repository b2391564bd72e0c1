import { useIsPast } from '../parts/table-clock.ts'

/** As long as the longest ritual of a TV. */
export const drawMs = 1800

/** Whether the TV has drawn the card that came then. */
export function useIsDrawn(drawnAtMs: number): boolean {
  return useIsPast(drawnAtMs + drawMs)
}
