import { expect, test } from 'vitest'
import { composeResetPassword } from './compose-reset-password.ts'

const facts = { to: 'ase@home.example', name: 'Åse', link: 'https://party.example/x?a=1&b=2' }

test('gives the way back in, and how long it is open', () => {
  const { to, subject, text, html, hint } = composeResetPassword(facts)
  expect([to, subject, hint]).toEqual([
    'ase@home.example',
    'Choose a new password for Party Dojo',
    facts.link,
  ])
  expect(text).toMatch(
    /^Hello Åse,\n[\s\S]+\nhttps:\/\/party\.example\/x\?a=1&b=2\n[\s\S]+ one hour/,
  )
  expect(html).toContain('href="https://party.example/x?a=1&amp;b=2"')
})

test('keeps markup in a name out', () => {
  expect(composeResetPassword({ ...facts, name: '<script>' }).html).not.toContain('<script')
})
