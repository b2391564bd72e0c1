import { expect, test } from 'vitest'
import { addStaticPageTag } from './static-page-tag.ts'

const page = '<html data-build="0a1b2c"><body><p>&lt;/body></p></body></html>'

test.each<[string, string]>([
  [
    '/articles/the-line',
    '<i>n</i><script defer src="/static-page.js?v=0a1b2c" data-calm></script>',
  ],
  ['/QR/standard', '<i>n</i><script defer src="/static-page.js?v=0a1b2c"></script>'],
  ['/info/unsubscribe', ''],
])('%s ends with %s', (path, added) => {
  expect(addStaticPageTag(page, path, '<i>n</i>')).toBe(
    `<html data-build="0a1b2c"><body><p>&lt;/body></p>${added}</body></html>`,
  )
})

test('what is no page stays as it is', () => {
  expect(addStaticPageTag('gone', '/', '<i>n</i>')).toBe('gone')
})
