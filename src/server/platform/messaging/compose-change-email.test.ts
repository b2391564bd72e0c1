import { expect, test } from 'vitest'
import { composeChangeEmail } from './compose-change-email.ts'

const facts = {
  to: 'old@home.example',
  name: 'Åse',
  newEmail: 'new@home.example',
  link: 'https://party.example/x?a=1&b=2',
}

test('asks the old address about the new one', () => {
  const { to, subject, text, html, hint } = composeChangeEmail(facts)
  expect([to, subject, hint]).toEqual([
    'old@home.example',
    'Your Party Dojo e-mail is about to change',
    facts.link,
  ])
  expect(text).toMatch(/to new@home\.example\.[\s\S]+\nhttps:\/\/party\.example\/x\?a=1&b=2\n/)
  expect(html).toContain('new@home.example')
  expect(html).toContain('href="https://party.example/x?a=1&amp;b=2"')
})

test('markup in an address is escaped', () => {
  const newEmail = '"<script>alert(1)</script>"@home.example'
  const { html, text } = composeChangeEmail({ ...facts, name: '<script>', newEmail })
  expect(html).not.toContain('<script')
  expect(html).toContain('&quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot;@home.example')
  expect(text).toContain(newEmail)
})
