import { describe, expect, test } from 'vitest'
import { promptKey } from './memory.ts'
import { isWithin, keysByTopic, type PromptTags, readTags, type Spice, textOf } from './tags.ts'

const kiss = { text: 'Kiss the lamp', spice: 2, topics: ['touch'] }

test('tags lie beside the text, and only where there are some', () => {
  const entries = ['Sing', kiss, { text: 'Toss a coin', needs: ['props'] }]
  expect(entries.map(textOf)).toEqual(['Sing', 'Kiss the lamp', 'Toss a coin'])
  expect(readTags(entries)).toEqual({
    'Kiss the lamp': { spice: 2, topics: ['touch'] },
    'Toss a coin': { needs: ['props'] },
  })
})

describe('a table draws', () => {
  test.each<[string, Spice, PromptTags | undefined, Spice, boolean]>([
    ['a prompt as hot as the step', 2, undefined, 2, true],
    ['no prompt of a hotter pack', 3, undefined, 2, false],
    ['a warm prompt of a hot pack', 3, { spice: 2 }, 2, true],
    ['no hot prompt of a warm pack', 2, { spice: 3 }, 2, false],
    ['everything at the last step', 3, { topics: ['work'] }, 3, true],
    ['nothing about what is left out', 1, { topics: ['work', 'exes'] }, 3, false],
    ['what only needs things', 1, { needs: ['props'] }, 1, true],
  ])('%s', (_, ofPack, tags, spice, isDrawn) => {
    expect(isWithin({ spice, leftOut: ['exes'] }, ofPack, tags)).toBe(isDrawn)
  })
})

test('keys by topic are those of the prompts that were dealt', () => {
  const tags = readTags([kiss, { text: 'Ring your ex', topics: ['phone', 'exes'] }])
  expect(keysByTopic([tags, {}], [['Sing'], ['Ring your ex']])).toEqual({
    phone: [promptKey('Ring your ex')],
    exes: [promptKey('Ring your ex')],
  })
})
