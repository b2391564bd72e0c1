import { expect, test } from 'vitest'
import { layDice } from './lay-dice.ts'

test.each(Array.from({ length: 10 }, (_, at) => at + 1))(
  '%i dice lie apart, in the picture',
  (count) => {
    const dice = layDice(count)
    expect(dice).toHaveLength(count)
    for (const [at, { x, y, size }] of dice.entries()) {
      expect(x - size * 0.6).toBeGreaterThan(0)
      expect(x + size * 0.6).toBeLessThan(390)
      expect(y + size * 0.6).toBeLessThan(390)
      for (const other of dice.slice(at + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(size)
      }
    }
  },
)
