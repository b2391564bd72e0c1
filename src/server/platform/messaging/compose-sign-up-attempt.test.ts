import { expect, test } from 'vitest'
import { composeSignUpAttempt } from './compose-sign-up-attempt.ts'

const facts = { to: 'ase@home.example', name: 'Åse', link: 'https://party.example/x?a=1&b=2' }

test('shows the owner the way in', () => {
  const { to, subject, text, html, hint } = composeSignUpAttempt(facts)
  expect([to, subject, hint]).toEqual([
    'ase@home.example',
    'You already have a Party Dojo account',
    facts.link,
  ])
  expect(text).toMatch(/^Hello Åse,\n[\s\S]+Sign in:\nhttps:\/\/party\.example\/x\?a=1&b=2\n/)
  expect(html).toContain('href="https://party.example/x?a=1&amp;b=2"')
})

test('keeps markup in a name out', () => {
  expect(composeSignUpAttempt({ ...facts, name: '<script>' }).html).not.toContain('<script')
})
