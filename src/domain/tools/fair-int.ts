import type { Random } from '../random.ts'

const words = 2 ** 32

/**
 * 0 up to, not including, `below`, without modulo bias: draws from the uneven rest are repeated.
 */
export function fairInt(below: number, random: Random): number {
  const uneven = words % below
  for (;;) {
    const scaled = Math.floor(random() * words) * below
    if (scaled % words >= uneven) return Math.floor(scaled / words)
  }
}
