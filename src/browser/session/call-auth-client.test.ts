import { expect, test } from 'vitest'
import { fetchWithBody } from '../api/fetch-with-body.ts'
import { callAuthClient } from './call-auth-client.ts'

test('a lost network is named', async () => {
  const problem = await callAuthClient(async () => {
    await fetchWithBody('http://127.0.0.1:1/')
    return { error: null }
  })
  expect(problem).toMatchObject({ code: 'NETWORK_FAILED' })
})

test('a fault of the page is no lost network', async () => {
  const problem = await callAuthClient(async () => {
    throw new TypeError('x is not a function')
  })
  expect(problem).toEqual({
    code: 'BROKEN',
    sentence: 'Something broke on our side. Please try again.',
  })
})

test('an answer comes through whole', async () => {
  const response = await fetchWithBody('data:text/plain,hello')
  expect(await response.text()).toBe('hello')
})
