import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fuse } from './fuse.tsx'

test('a bomb is drawn whole, its spark at the end of the cord', () => {
  const drawn = renderToStaticMarkup(<Fuse fuse={null} />)
  expect(drawn.match(/<circle [^>]*cx="316" cy="408" r="(254|128)"/g)).toHaveLength(2)
  expect(drawn.match(/<path /g)).toHaveLength(5)
  expect(drawn).toContain('<g transform="translate(596 92)">')
  expect(drawn).toMatch(/^<svg [^>]*aria-hidden="true" data-beat="false">/)
})
