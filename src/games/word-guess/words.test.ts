import { describe, expect, test } from 'vitest'
import { normalise } from '#tests/support/packs/prompt-faults.ts'
import { options } from './rules-options.ts'
import { themes } from './rules-themes.ts'
import { dealWords } from './words.ts'

const all = dealWords({ theme: 'any' }, false)
const bar = themes.findIndex(({ id }) => id === 'bar')

describe('the words', () => {
  test('are enough: 400 at least, on eight themes at least, and no theme repeats too soon', () => {
    expect(all.flat().length).toBeGreaterThanOrEqual(400)
    expect(themes.length).toBeGreaterThanOrEqual(8)
    for (const words of all) expect(words.length).toBeGreaterThan(40)
  })

  test('are each there once, whichever way they are written', () => {
    const bare = all.flat().map((word) => normalise(word).replace(/[^a-z]|s$/g, ''))
    expect(bare.filter((word, at) => bare.indexOf(word) !== at)).toEqual([])
  })

  test('fit a screen, and are names of things without a mark behind', () => {
    for (const word of all.flat()) expect(word).toMatch(/^[A-Za-z][A-Za-z’ -]{1,20}[A-Za-z]$/)
  })
})

describe('what is dealt', () => {
  test.each<[string, typeof options.defaults.theme, boolean, (theme: string) => boolean]>([
    ['any theme is all of them', 'any', false, () => true],
    ['one theme is that one alone', 'jobs', false, (id) => id === 'jobs'],
    ['sober, any theme is all but the bar', 'any', true, (id) => id !== 'bar'],
    ['sober, another theme is as ever', 'jobs', true, (id) => id === 'jobs'],
    ['sober, the bar is closed and the rest is open', 'bar', true, (id) => id !== 'bar'],
  ])('%s', (_, theme, sober, isThere) => {
    const dealt = dealWords({ theme }, sober)
    expect(dealt).toEqual(all.map((words, at) => (isThere(themes[at]?.id ?? '') ? words : [])))
  })

  test('without the bar, no word has a drink in it', () => {
    const drinks =
      /\b(ale|beer|bar|brandy|champagne|cider|cocktail|gin|pub|rum|vodka|whisky|wine)\b/
    const sober = all.filter((_, at) => at !== bar).flat()
    expect(sober.filter((word) => drinks.test(word))).toEqual([])
  })

  test('every theme can be chosen', () => {
    const choices = options.fields.theme.choices.map(({ value }) => value)
    expect(choices).toEqual(['any', ...themes.map(({ id }) => id)])
  })
})
