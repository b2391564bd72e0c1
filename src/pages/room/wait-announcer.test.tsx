import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaitAnnouncer } from './wait-announcer.tsx'

test.each([
  [0, [0], 'The game waits for you.'],
  [0, [2, 0], 'The game waits for you.'],
  [0, [1, 2], 'The game waits for others.'],
  ['audience', [1], 'The game waits for others.'],
  [0, [], ''],
] as const)('to %s, of a wait for %j: %s', (viewer, waitsFor, words) => {
  const markup = renderToStaticMarkup(<WaitAnnouncer {...{ viewer, waitsFor }} />)
  expect(markup).toBe(`<p class="seen-by-readers" role="status">${words}</p>`)
})
