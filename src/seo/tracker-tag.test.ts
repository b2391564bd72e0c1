import { expect, test } from 'vitest'
import { addTrackerTag } from './tracker-tag.ts'

const page =
  '<!doctype html><html lang="en-GB" data-build="0a1b2c"><head><title>A</title></head></html>'
const trackers = { ids: { ga: 'G-ABC123DEF4' }, consentScript: null }

test('a page gets the script and what it needs to know, before the end of its head', () => {
  expect(addTrackerTag(page, trackers)).toBe(
    page.replace(
      '</head>',
      '<script defer src="/assets/ask-first.js?v=0a1b2c" data-trackers="{&quot;ids&quot;:{&quot;ga&quot;:&quot;G-ABC123DEF4&quot;},&quot;consentScript&quot;:null}"></script></head>',
    ),
  )
})

test.each([
  ['nobody is configured', page, null],
  ['it has no head', '<p>A letter</p>', trackers],
])('a page stays as it is where %s', (_, html, configured) => {
  expect(addTrackerTag(html, configured)).toBe(html)
})

test('a page that says no build asks for the script as it is', () => {
  const html = page.replace(' data-build="0a1b2c"', '')
  expect(addTrackerTag(html, trackers)).toContain('src="/assets/ask-first.js"')
})
