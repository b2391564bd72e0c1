import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveListener } from '#tests/support/storage/official-storage.ts'
import { guardListener } from './guard-listener.ts'

let answer: RequestListener | null
let logged: string[]
let served: Awaited<ReturnType<typeof serveListener>>

beforeEach(async () => {
  logged = []
  const load = async () => {
    if (!answer) throw new Error('no listener')
    return answer
  }
  const error = ({ err }: { err: Error }) => logged.push(err.message)
  served = await serveListener(guardListener(load, { error } as never))
})
afterEach(() => served.close())

test.each<[string, RequestListener | null]>([
  ['no listener', null],
  [
    'no promise',
    () => {
      throw new Error('no promise')
    },
  ],
  [
    'too late',
    async (_, response) => {
      response.writeHead(200).write('the beginning')
      throw new Error('too late')
    },
  ],
  ['Invalid character', async (_, response) => void response.setHeader('a', '\u0001')],
])('an answer that fails ends its connection and nothing else: %s', async (what, listener) => {
  answer = listener
  await expect(fetch(served.url).then((got) => got.text())).rejects.toThrow()
  expect(logged).toEqual([expect.stringContaining(what)])
  answer = (_, response) => void response.end('well')
  expect(await (await fetch(served.url)).text()).toBe('well')
})
