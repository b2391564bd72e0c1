import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Commas } from './commas.tsx'

test.each([
  [true, [97.5, 103.5, 22]],
  [false, [290, 93.5, 22]],
])('two eyes; truth shut: %s, the pupil is at %j', (isTruthShut, pupil) => {
  const drawn = renderToStaticMarkup(<Commas isTruthShut={isTruthShut} />)
  const circles = [...drawn.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)]
  expect(circles.map((circle) => circle.slice(1).map(Number))).toEqual([
    ...[
      [97.5, 97.5, 97.5],
      [292.5, 97.5, 97.5],
    ],
    ...[
      [97.5, 103.5, 44],
      [292.5, 91.5, 44],
    ],
    pupil,
  ])
  expect(drawn).toMatch(/^<svg [^>]*aria-hidden="true">/)
})
