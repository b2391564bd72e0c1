const firstDelaysMs = [1000, 2000, 3000]
const laterDelayMs = 5000

/** After so long it is said that this takes its time. */
export const longWaitMs = 2 * 60 * 1000

/** A check that is not answered for so long is given up, and the next one planned. */
export const checkTimeoutMs = 15 * 1000

/** How long to wait for the next check of a payment, after so many have been made. */
export function pollDelayMs(checksMade: number): number {
  return firstDelaysMs[checksMade] ?? laterDelayMs
}
