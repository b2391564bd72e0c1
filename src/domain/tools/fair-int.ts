import type { Random } from '../random.ts'

const words = 2 ** 32

/**
 * A whole number from 0 up to, not including, `below`, each exactly as likely as the next: the 32
 * bits behind a draw seldom divide evenly, and a draw from the uneven rest is thrown again.
 */
export function fairInt(below: number, random: Random): number {
  const uneven = words % below
  for (;;) {
    const scaled = Math.floor(random() * words) * below
    if (scaled % words >= uneven) return Math.floor(scaled / words)
  }
}
