const firstDelaysMs = [1000, 2000, 3000]
const usualDelayMs = 5000

/** After so long it is said that this takes its time. */
export const patienceMs = 2 * 60 * 1000

/** A check that is not answered for so long is given up, and the next one planned. */
export const checkPatienceMs = 15 * 1000

/** How long to wait for the next check of a payment, after so many have been made. */
export function pollDelayMs(checksMade: number): number {
  return firstDelaysMs[checksMade] ?? usualDelayMs
}
