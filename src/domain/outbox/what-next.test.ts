import { expect, test } from 'vitest'
import { whatNext } from './what-next.ts'

test.each([
  ['kept by the server', 201, 'done'],
  ['kept before: a repeat is harmless', 200, 'done'],
  ['its time is taken', 409, 'rename'],
  ['no network', 'offline', 'wait'],
  ['signed out meanwhile', 401, 'wait'],
  ['too many in a minute', 429, 'wait'],
  ['a server that stumbles', 503, 'wait'],
  ['refused for good', 400, 'done'],
  ['too big for good', 413, 'done'],
] as const)('%s', (_, status, next) => {
  expect(whatNext(status)).toBe(next)
})
