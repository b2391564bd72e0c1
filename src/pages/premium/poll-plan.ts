const firstDelaysMs = [1000, 2000, 3000]
const laterDelayMs = 5000

export const longWaitMs = 2 * 60 * 1000

/** After this a check is given up and the next one planned. */
export const checkTimeoutMs = 15 * 1000

export function pollDelayMs(checksMade: number): number {
  return firstDelaysMs[checksMade] ?? laterDelayMs
}
