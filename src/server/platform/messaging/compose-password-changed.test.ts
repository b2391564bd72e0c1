import { expect, test } from 'vitest'
import { composePasswordChanged } from './compose-password-changed.ts'

const facts = { to: 'ase@home.example', name: 'Åse', link: 'https://party.example/x?a=1&b=2' }

test('tells the owner, and what to do about it', () => {
  const { to, subject, text, html, hint } = composePasswordChanged(facts)
  expect([to, subject, hint]).toEqual([
    'ase@home.example',
    'Your Party Dojo password was changed',
    facts.link,
  ])
  expect(text).toMatch(
    /^Hello Åse,\n[\s\S]+If it was not you[\s\S]+\nhttps:\/\/party\.example\/x\?a=1&b=2\n/,
  )
  expect(html).toContain('href="https://party.example/x?a=1&amp;b=2"')
})

test('keeps markup in a name out', () => {
  expect(composePasswordChanged({ ...facts, name: '<script>' }).html).not.toContain('<script')
})
