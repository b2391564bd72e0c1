import { expect, test } from 'vitest'
import { nextPath, withNext } from './next-path.ts'

test.each([
  ['', null],
  ['?next=', null],
  ['?next=%2Feditor%2Fsteps%2FStep5Review%3Fin%3Dpublish', '/editor/steps/Step5Review?in=publish'],
  ['?next=%2F%2Fevil.example', null],
  ['?next=%2F%5Cevil.example', null],
  ['?next=https%3A%2F%2Fevil.example', null],
  ['?next=javascript%3Aalert(1)', null],
])('%s leads on to %s', (search, path) => {
  expect(nextPath(new URLSearchParams(search))).toBe(path)
})

test.each([
  ['/sign-up', null, '/sign-up'],
  ['/sign-up', '/a?in=draft', '/sign-up?next=%2Fa%3Fin%3Ddraft'],
  ['/sign-in?by=phone', '/a', '/sign-in?by=phone&next=%2Fa'],
])('%s takes %s along', (path, next, whole) => {
  expect(withNext(path, next)).toBe(whole)
})
