/** Whether what is tried over and over is tried as often as it is worth, or as a usual run has time for. */
export const isFullLength = process.env.FULL === '1'

export function timesTried(inFull: number, usually: number): number {
  return isFullLength ? inFull : usually
}
