import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import { barTheme, themes } from './rules-themes.ts'

const list = (name: string) => Array.from({ length: 50 }, (_, at) => `${name} ${at}`)
const lists = [list('animal'), list('dish')]
const barLists = themes.map(({ id }) => (id === barTheme ? list(id) : []))
const table = { names: ['Ann', 'Bo', 'Cy'], lists }
const { start, play } = playRules(rules, messages, options.defaults, table)

const open: Move = { type: 'open' }
const ready: Move[] = [open, { type: 'begin' }]
const no: Move = { type: 'answer', answer: 'no', text: '' }
const right: Move = { type: 'guess', right: true, text: '' }

describe('when the bar shuts', () => {
  const { start: startAtBar } = playRules(rules, messages, options.defaults, {
    ...table,
    lists: barLists,
  })

  test('its word is put back, with all that was asked, and another is drawn', () => {
    const before = play(startAtBar(), ...ready, no)
    expect(rules.view(before, 'device').isDrink).toBe(true)
    const after = rules.changePacks(before, lists)
    expect(after).toMatchObject({ phase: 'cover', host: 0, word: null, log: [], putBack: true })
    expect(after.deck.lists).toEqual(lists)
    expect(rules.view(play(after, open), 'device').isDrink).toBe(false)
  })

  test('with a phone each another is drawn at once', () => {
    const table = { names: ['Ann', 'Bo', 'Cy'], lists: barLists, seating: 'own' } as const
    const before = playRules(rules, messages, options.defaults, table).start()
    expect(before).toMatchObject({ phase: 'word', host: 0 })
    const dry = rules.resume(rules.changePacks(before, lists), 5_000)
    expect(rules.due(dry)).toEqual({ atMs: 5_000, move: { type: 'timeout' } })
    const context = { by: 'clock', now: 5_000, random: seeded(1), away: [] } as const
    const after = rules.move(dry, { type: 'timeout' }, context)
    expect(after).toMatchObject({ phase: 'word', host: 0, clock: { runningSince: 5_000 } })
  })

  test('a word from another theme stays, whether that theme is open or not', () => {
    const before = play(start(), ...ready, no)
    for (const others of [lists, barLists]) {
      const after = rules.changePacks(before, others)
      expect(after).toMatchObject({ phase: 'asking', word: before.word, putBack: false })
    }
  })

  test('a bar that is open keeps its word', () => {
    const before = play(startAtBar(), ...ready, no)
    expect(rules.changePacks(before, barLists).word).toEqual(before.word)
  })

  test('a word that was told is not shown any more, and its points stay', () => {
    const before = play(startAtBar(), ...ready, right)
    const after = rules.changePacks(before, lists)
    expect(rules.view(after, 'device').word).toBeNull()
    expect(after.points).toEqual(before.points)
  })
})
