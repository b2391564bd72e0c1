import { expect, test } from 'vitest'
import { holdModules } from './hydration.ts'

test.each([
  [
    'a preloaded module',
    '<link rel="modulepreload" href="/a.js"/>',
    '<link rel="held-module" href="/a.js"/>',
  ],
  [
    'the module that starts the page, with its nonce',
    '<script type="module" async="" nonce="n">import "/a.js"</script>',
    '<script type="text/held-module" nonce="n">import "/a.js"</script>',
  ],
  ['a style sheet', '<link rel="stylesheet" href="/a.css"/>', null],
  ['what runs before the first paint', '<script>theme()</script>', null],
])('%s', (_, html, held) => {
  expect(holdModules(html)).toBe(held ?? html)
})
