import { afterEach, describe, expect, test, vi } from 'vitest'
import { cutGraphemes } from './cut-graphemes.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each(['with Intl.Segmenter', 'without it'])('%s', (engine) => {
  test.each([
    ['letters', 'Mia', 2, 'Mi'],
    ['a shorter text', 'Bo', 20, 'Bo'],
    ['nothing', '', 3, ''],
    ['an accent of its own', 'Zoe\u0308x', 3, 'Zoe\u0308'],
    ['a flag', '🇩🇰🇬🇧🇸🇪', 2, '🇩🇰🇬🇧'],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿!', 1, '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a skin tone', '👍🏽👍🏽', 1, '👍🏽'],
    ['a family', '👨‍👩‍👧‍👦ab', 2, '👨‍👩‍👧‍👦a'],
    ['a heart with its variation', '❤️❤️', 1, '❤️'],
    ['a keycap', '1️⃣2', 1, '1️⃣'],
    ['a joiner at the end', 'a\u200d', 1, 'a\u200d'],
  ])('a cut keeps whole: %s', async (_, text, most, expected) => {
    // A segmenter that was made before would outlive its Intl.
    vi.resetModules()
    if (engine === 'without it') vi.stubGlobal('Intl', {})
    const { cutGraphemes } = await import('./cut-graphemes.ts')
    expect(cutGraphemes(text, most)).toBe(expected)
  })
})

test('with Intl.Segmenter signs that only its tables join stay whole', () => {
  expect(cutGraphemes('\u1100\u1161\u11a8a', 1)).toBe('\u1100\u1161\u11a8')
})
