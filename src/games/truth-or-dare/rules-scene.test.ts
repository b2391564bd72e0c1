import { describe, expect, test } from 'vitest'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

const { start, must, refusal, due } = playRules(
  rules,
  messages,
  { ...options.defaults, others: false },
  {
    names: ['Ann', 'Bo', 'Cy', 'Di'],
    lists: [['Say what you did.'], ['Hop for ten seconds.']],
    seating: 'own',
  },
)
const scene: Move = { type: 'scene' }

/** Ann's task lies on the table since that moment. */
function lay(kind: 'truth' | 'dare', state = due(start())): State {
  return must(state, { type: 'choose', kind }, { by: 0, now: state.card.wakesAtMs })
}

const tale = lay('truth')
const since = tale.card.clock?.runningSince ?? 0
const at = (seconds: number) => since + seconds * 1000

describe('“And… scene” ends a long tale', () => {
  test('for the others, from 45 seconds on; the clock ends it at 60', () => {
    expect(rules.view(tale, 1).sceneAtMs).toBe(at(45))
    expect(refusal(tale, scene, { by: 2, now: at(45) - 1 })).toBe('One moment.')
    const ended = must(tale, scene, { by: 2, now: at(45) })
    expect(ended.card).toMatchObject({ phase: 'rate', clock: null })
    expect(rules.waitsFor(ended)).toEqual([1, 2, 3])
    expect(rules.due(tale)?.atMs).toBe(at(60))
    expect(due(tale).card.phase).toBe('rate')
  })

  test.each<[string, State, number | 'device', string]>([
    ['one phone', rules.reseat(tale, 'passed', noTime()), 'device', 'This game is on one phone.'],
    ['a dare with its own time', lay('dare'), 1, 'This one takes as long as it takes.'],
    [
      'such a dare once it runs',
      must(lay('dare'), { type: 'resume' }, { by: 0, now: since }),
      1,
      'This one takes as long as it takes.',
    ],
    ['before the task', due(start()), 1, 'Truth or dare first.'],
  ])('not for %s', (_, state, by, sentence) => {
    expect(rules.view(state, 'screen').sceneAtMs).toBeNull()
    expect(refusal(state, scene, { by, now: at(50) })).toBe(sentence)
  })

  test('not for whose turn it is: they have a button of their own', () => {
    expect(refusal(tale, scene, { by: 0, now: at(50) })).toBe('That is for everybody but Ann.')
  })

  test('a pause moves it along with the clock', () => {
    const paused = rules.pause(tale)
    expect(rules.view(paused, 1).sceneAtMs).toBeNull()
    expect(rules.view(rules.resume(paused, at(100)), 1).sceneAtMs).toBe(at(145))
  })

  test('more time moves it, too', () => {
    const long = due(start())
    const time = { shared: 2, turn: 2, score: 1 } as State['time']
    expect(rules.view(lay('truth', { ...long, ...(time && { time }) }), 1).sceneAtMs).toBe(at(90))
  })
})
