import { expect, test } from 'vitest'
import { goToPortal } from './go-to-portal.ts'

const portal = 'https://pay.example/p/1'

test.each([
  ['leads there', false, [portal]],
  ['that comes after the page was left leads nowhere', true, []],
])('an answer %s', async (_, isGone, expected) => {
  const left: string[] = []
  const page = new AbortController()
  let answer = (_portal: { url: string }) => {}
  const open = () =>
    new Promise<{ url: string }>((resolve) => {
      answer = resolve
    })
  const done = goToPortal(page.signal, { open, navigate: (url) => void left.push(url) })
  if (isGone) page.abort()
  answer({ url: portal })
  await done
  expect(left).toEqual(expected)
})

test('a refusal is thrown on', async () => {
  const open = () => Promise.reject(new Error('There are no payments of yours.'))
  const asked = goToPortal(new AbortController().signal, { open, navigate: () => {} })
  await expect(asked).rejects.toThrow('There are no payments of yours.')
})
