import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { letterCount, promptText } from './prompt-text.ts'
import { ScreenPrompt } from './screen-frame.tsx'

const players = [{ id: 'a', name: 'Ann' }]

/** So many letters, the name of a player among them. */
function named(letters: number): string {
  const parts = [{ text: 'x'.repeat(letters - 3) }, { seat: 0 }]
  return promptText({ raw: '', parts }, { players, sober: true })
}

test.each([
  ['', 0],
  ['Ann', 3],
  [named(60), 60],
  ['\u2068سارة\u2069', 4],
  ['🦊🦊', 2],
])('%j is so many letters: %i', (text, count) => {
  expect(letterCount(text)).toBe(count)
})

test.each([
  [60, 'large'],
  [61, 'medium'],
  [110, 'medium'],
  [111, 'small'],
])('a TV draws a prompt of %i letters %s, a name in it or not', (letters, size) => {
  for (const words of [named(letters), 'x'.repeat(letters)]) {
    const drawn = renderToStaticMarkup(<ScreenPrompt lead="">{words}</ScreenPrompt>)
    expect(drawn).toContain(`data-fit="${size}"`)
  }
})
