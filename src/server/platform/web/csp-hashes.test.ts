import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './csp-hashes.ts'

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test.each([
  ['no script', '<p>hi</p>', []],
  ['a file', '<script src="/a.js"></script>', []],
  ['a file, async', '<script async type="module" src = "/a.js"></script>', []],
  ['one inline', '<script>go()</script>', ['go()']],
  ['one twice', '<script>go()</script><script>go()</script>', ['go()']],
  ['white space counts', '<script>\n go() </script>', ['\n go() ']],
  ['letters beyond ASCII', '<script>say("é🎉")</script>', ['say("é🎉")']],
  ['data', '<script type="application/ld+json">{"go":1}</script><script>go()</script>', ['go()']],
  ['attributes', '<script type="module" data-src-of="x">go()</script>', ['go()']],
  ['two', '<SCRIPT>a</SCRIPT><b></b><script>if (1 < 2) b</script >', ['a', 'if (1 < 2) b']],
])('%s', (_, html, scripts) => {
  expect(inlineScriptHashes(html)).toEqual(scripts.map(hashOf))
})
