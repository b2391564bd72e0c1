import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Die } from './die.tsx'

test.each([1, 2, 3, 4, 5, 6])('%i is as many pips', (value) => {
  const drawn = renderToStaticMarkup(<Die value={value} />)
  expect(drawn.match(/<circle /g)).toHaveLength(value)
  expect(drawn).toContain(`aria-label="${value}"`)
})

test.each([
  [4, 3],
  [7, 7],
  [20, 17],
  [100, 100],
])('a die with %i sides shows its number', (sides, value) => {
  const drawn = renderToStaticMarkup(<Die value={value} sides={sides} />)
  expect(drawn).not.toContain('<circle')
  expect(drawn).toContain(`>${value}</text>`)
})
