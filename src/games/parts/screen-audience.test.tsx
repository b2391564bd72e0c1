import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScreenAudience } from './screen-audience.tsx'

const players = ['Sofie', 'Jonas', 'Mia', 'Emil'].map((name) => ({ id: name, name }))
const heard = { kind: 'falls', taps: { 0: 1, 1: 4, 2: 2, 3: 3 }, atMs: 0 } as const
const read = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a TV shows the three largest shares', () => {
  expect(read(<ScreenAudience kind="falls" {...{ heard, players }} />)).toBe(
    '10 in the audience Jonas 40% Emil 30% Mia 20%',
  )
})

test('a TV shows nothing of another question', () => {
  expect(read(<ScreenAudience kind="stands" {...{ heard, players }} />)).toBe('')
})
