import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon is drawn in its own square', () => {
  const icon = { body: '<g fill="currentColor"><path d="M0 0h9"/></g>', width: 24, height: 20 }
  expect(renderToStaticMarkup(<Icon icon={icon} className="cover" />)).toBe(
    '<svg class="cover" viewBox="0 0 24 20" aria-hidden="true"><g fill="currentColor"><path d="M0 0h9"></path></g></svg>',
  )
})

test.each([
  ['none', null],
  ['one that is not here yet', undefined],
  ['one with a script', { body: '<script>alert(1)</script>', width: 24, height: 24 }],
  ['one with a handler', { body: '<path d="M0 0" onload="alert(1)"/>', width: 24, height: 24 }],
])('in place of %s there is an eye', (_, icon) => {
  const drawn = renderToStaticMarkup(<Icon icon={icon} />)
  expect(drawn.match(/<circle /g)).toHaveLength(2)
  expect(drawn).not.toContain('alert')
})
