import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { fillPrompt } from './placeholders.ts'

const nobody = [0, 0, 0]

describe('a prompt', () => {
  test('without placeholders stays as it is', () => {
    const { filled } = fillPrompt('cried in a taxi', 0, nobody, seeded(1))
    expect(filled).toEqual({ raw: 'cried in a taxi', parts: [{ text: 'cried in a taxi' }] })
  })

  test('names the player whose turn it is and somebody else, never the same', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { filled } = fillPrompt('{player} bows to {other}.', 1, nobody, seeded(seed))
      const [player, , other] = filled.parts as { seat: number }[]
      expect(player).toEqual({ seat: 1 })
      expect([0, 2]).toContain(other?.seat)
    }
  })

  test('gives one to three sips', () => {
    const amounts = Array.from({ length: 60 }, (_, seed) => {
      const { filled } = fillPrompt('Give out {sips}.', 0, nobody, seeded(seed))
      return (filled.parts[1] as { sips: number }).sips
    })
    expect([...new Set(amounts)].sort()).toEqual([1, 2, 3])
  })

  test('says somebody when nobody is left to name', () => {
    const { filled } = fillPrompt('Ask {other}', 0, [0], seeded(1))
    expect(filled.parts).toEqual([{ text: 'Ask ' }, { text: 'somebody' }])
  })

  test('leaves other braces alone', () => {
    const { filled } = fillPrompt('{name} {{other}}', 0, [0, 0], seeded(1))
    expect(filled.parts).toEqual([{ text: '{name} {' }, { seat: 1 }, { text: '}' }])
  })
})

test('over an evening everybody is named about equally often', () => {
  const random = seeded(9)
  let mentions: number[] = [0, 0, 0, 0]
  for (let turn = 0; turn < 100; turn++) {
    mentions = fillPrompt('Rename {other}', turn % 4, mentions, random).mentions
  }
  expect(Math.max(...mentions) - Math.min(...mentions)).toBeLessThanOrEqual(1)
})
