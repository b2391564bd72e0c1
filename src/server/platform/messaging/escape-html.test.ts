import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`" onclick='x'`, '&quot; onclick=&#39;x&#39;'],
  ['/?a=1&b=2', '/?a=1&amp;b=2'],
  ['&lt;', '&amp;lt;'],
  ['Åse & Bo 🎉', 'Åse &amp; Bo 🎉'],
])('%s becomes %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
})
