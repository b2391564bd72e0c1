import { describe, expect, test } from 'vitest'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const names = ['Ann', 'Bo', 'Cy', 'Dot']
const own = { names, lists: [], seating: 'own' } as const
const { start, must } = playRules(rules, messages, options.defaults, own)

/** Five and four: nothing to give, and the dice stay. */
const cast = (state: State) => {
  const faces = [5, 4]
  const random = () => ((faces.shift() ?? 1) - 0.5) / 6
  return must(state, { type: 'throw' }, { by: state.turn, now: state.wakesAtMs, random })
}

describe('ten or more', () => {
  const many = start({}, 10)

  test('throw three times a turn, two laps', () => {
    expect(many.laps).toBe(2)
    expect(rules.view(many, 'screen').throwsLeft).toBe(3)
    const third = cast(cast(cast(many)))
    expect(rules.view(third, 'screen')).toMatchObject({ canThrow: false, canPass: true })
  })

  test('nine, or one phone, play as ever', () => {
    expect(start({}, 9).laps).toBe(5)
    expect(start({ laps: 0 }, 10).laps).toBe(0)
    expect(rules.view(rules.reseat(many, 'passed', noTime()), 'device').throwsLeft).toBe(5)
  })
})
