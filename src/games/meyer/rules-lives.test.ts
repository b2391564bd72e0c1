import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import { table } from './rules-test-table.ts'

const { start } = playRules(rules, messages, options.defaults, table)

describe('lives', () => {
  test('are three, four or six by house rule, and four as usual', () => {
    expect(options.fields.lives.choices.map(({ value }) => value)).toEqual([3, 4, 6])
    expect(options.defaults.lives).toBe(4)
    expect(start({ lives: options.defaults.lives }).lives).toEqual([4, 4, 4])
  })

  test('stay as a table has set them before', () => {
    expect(options.read({ lives: 6 }).lives).toBe(6)
  })

  test('of four, new ones are rolled once one is lost', () => {
    const full = start({ lives: 4 })
    expect(rules.view(full, 'device').canRollLives).toBe(false)
    expect(rules.view({ ...full, lives: [3, 4, 4] }, 'device').canRollLives).toBe(true)
  })
})
