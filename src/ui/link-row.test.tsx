import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkRow } from './link-row.tsx'

test.each([
  [0, '<span>0</span>'],
  ['On', '<span>On</span>'],
  [false, ''],
])('a value of %j is shown as %j', (end, shown) => {
  const html = renderToStaticMarkup(<LinkRow title="Who is here?" end={end} onPress={() => {}} />)
  const bare = html.replaceAll(/ class="[^"]*"/g, '')
  expect(bare).toContain(`Who is here?</span></span>${shown}<svg`)
})
