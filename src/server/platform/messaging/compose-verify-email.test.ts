import { expect, test } from 'vitest'
import { composeVerifyEmail } from './compose-verify-email.ts'

const facts = { to: 'ase@home.example', name: 'Åse', link: 'https://party.example/x?a=1&b=2' }

test('asks for a click, and for nothing from somebody else', () => {
  const { to, subject, text, html, hint } = composeVerifyEmail(facts)
  expect([to, subject, hint]).toEqual([
    'ase@home.example',
    'Confirm your e-mail for Party Dojo',
    facts.link,
  ])
  expect(text).toMatch(
    /^Hello Åse,\n[\s\S]+\nhttps:\/\/party\.example\/x\?a=1&b=2\n[\s\S]+do nothing/,
  )
  expect(html).toContain('href="https://party.example/x?a=1&amp;b=2"')
})

test('carries no stranger’s words or markup', () => {
  const { text, html } = composeVerifyEmail({ ...facts, name: '<script>buy()</script>' })
  expect(text).toMatch(/^Hello,\n/)
  expect(`${text}${html}`).not.toContain('script')
})
