import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import type { Move } from './rules-state.ts'

const lists = [Array.from({ length: 50 }, (_, at) => `animal ${at}`)]
const names = ['Ann', 'Bo', 'Cy']
const { start, play, refusal } = playRules(rules, messages, options.defaults, { names, lists })

const open: Move = { type: 'open' }
const begin: Move = { type: 'begin' }
const right: Move = { type: 'guess', right: true, text: '' }
const giveUp: Move = { type: 'giveUp' }
const exhausted: Move = { type: 'exhausted' }
const solved: Move = { type: 'solved', questions: 4 }
const notYet: Move = { type: 'notYet' }
const takeBack: Move = { type: 'takeBack' }
const solver = (seat: number): Move => ({ type: 'solver', seat })
const voice = { host: 'voice' } as const

describe('a word that was read out', () => {
  test.each<[string, Partial<Options>, Move[], boolean]>([
    ['with one of them as the host', {}, [open, begin, right], false],
    ['given up', {}, [open, begin, giveUp], false],
    ['given up with the voice host', voice, [open, giveUp], false],
    ['tapped with the voice host', voice, [open, right], false],
    ['tapped after the voice had heard wrong', voice, [open, solved, notYet, right], false],
    ['tapped in the last guesses', voice, [open, exhausted, right], false],
    ['heard by the voice', voice, [open, solved, solver(1)], true],
    ['heard by the voice in the last guesses', voice, [open, exhausted, solved, solver(1)], true],
  ])('%s: whether the name may be put right', (_, rule, moves, may) => {
    const told = play(start(rule), ...moves)
    expect(rules.view(told, 'device').wasHeardByVoice).toBe(may)
    expect(refusal(told, takeBack)).toBe(may ? null : 'This word is told.')
  })

  const heard = play(start(voice), open, solved)

  test('counts for whoever was named at last, and for nobody else', () => {
    const again = play(heard, solver(1), takeBack, solver(2), takeBack, solver(0))
    expect(again).toEqual(play(heard, solver(0)))
  })

  test('is not asked after again, whatever the voice heard', () => {
    const open = play(heard, solver(1), takeBack)
    expect(open).toMatchObject({ phase: 'who', points: [0, 0, 0], told: 0 })
    expect(refusal(open, notYet)).toBe('This word is told. Somebody had it.')
    expect(refusal(heard, notYet)).toBeNull()
  })
})

test('with a phone each one of the players keeps the word, whatever a phone chose before', () => {
  const own = playRules(rules, messages, options.defaults, { seating: 'own' }).start(voice)
  expect(own.options.host).toBe('player')
  expect(own.host).toBe(0)
})
