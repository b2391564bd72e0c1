import { expect, test } from 'vitest'
import { fetchWhole } from '../api/no-answer.ts'
import { askAuth } from './ask-auth.ts'

test('a lost network is named', async () => {
  const problem = await askAuth(async () => {
    await fetchWhole('http://127.0.0.1:1/')
    return { error: null }
  })
  expect(problem).toMatchObject({ code: 'NETWORK_FAILED' })
})

test('a fault of the page is no lost network', async () => {
  const problem = await askAuth(async () => {
    throw new TypeError('x is not a function')
  })
  expect(problem).toEqual({
    code: 'BROKEN',
    sentence: 'Something broke on our side. Please try again.',
  })
})

test('an answer comes through whole', async () => {
  const response = await fetchWhole('data:text/plain,hello')
  expect(await response.text()).toBe('hello')
})
