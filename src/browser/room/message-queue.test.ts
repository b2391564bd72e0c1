import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MessagesReply } from '#contract/rooms.ts'
import { type Numbered, openMessageQueue, resendAfterMs, type Wanted } from './message-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const move = (type: string): Wanted => ({ type: 'move', move: { type } })
const long: Wanted = {
  type: 'call',
  call: { do: 'change-packs', lists: [['x'.repeat(20_000)]], source: null },
}

function open() {
  const sent: number[] = []
  const posted: number[][] = []
  const refused: [string, Wanted['type']][] = []
  let answer: (reply: MessagesReply | null) => void = () => {}
  const queue = openMessageQueue({
    post(messages: Numbered[]) {
      posted.push(messages.map(({ n }) => n))
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    onRefusal: ({ code }, message) => refused.push([code, message.type]),
  })
  return {
    queue,
    sent,
    posted,
    refused,
    send: (text: string) => void sent.push(JSON.parse(text).n),
    async reply(reply: MessagesReply | null) {
      answer(reply)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('messages are numbered from 1 and sent in order', () => {
  const { queue, sent, send } = open()
  queue.open(send)
  queue.add(move('a'))
  queue.add(move('b'))
  expect(sent).toEqual([1, 2])
})

test('what was made without a connection is sent once there is one', () => {
  const { queue, sent, send } = open()
  queue.add(move('a'))
  queue.open(send)
  expect(sent).toEqual([1])
})

test('everything unacknowledged is sent again after a reconnect, with its number', () => {
  const { queue, sent, send } = open()
  queue.open(send)
  queue.add(move('a'))
  queue.add(move('b'))
  queue.ack(1)
  queue.lose()
  queue.open(send)
  expect(sent).toEqual([1, 2, 2])
})

test('it is sent again over an open socket until it is acknowledged', () => {
  const { queue, sent, send } = open()
  queue.open(send)
  queue.add(move('a'))
  vi.advanceTimersByTime(2 * resendAfterMs)
  expect(sent).toEqual([1, 1, 1])
  queue.ack(1)
  vi.advanceTimersByTime(10 * resendAfterMs)
  expect(sent).toEqual([1, 1, 1])
})

test('an acknowledgement covers all below', () => {
  const { queue, sent, send } = open()
  queue.open(send)
  for (const name of 'abc') queue.add(move(name))
  queue.ack(2)
  queue.open(send)
  expect(sent).toEqual([1, 2, 3, 3])
})

test('a refused message is not sent again, and is reported once', () => {
  const { queue, sent, send, refused } = open()
  queue.open(send)
  queue.add(move('a'))
  queue.refuse({ n: 1, code: 'too-soon' })
  queue.refuse({ n: 1, code: 'too-soon' })
  queue.open(send)
  expect(sent).toEqual([1])
  expect(refused).toEqual([['too-soon', 'move']])
})

test('a refusal that comes after its acknowledgement is still reported', () => {
  const { queue, send, refused } = open()
  queue.open(send)
  queue.add(move('a'))
  queue.ack(1)
  queue.refuse({ n: 1, code: 'too-soon' })
  expect(refused).toEqual([['too-soon', 'move']])
})

test('what is too long for a frame is posted, and nothing overtakes it', async () => {
  const { queue, sent, posted, send, reply } = open()
  queue.open(send)
  queue.add(move('a'))
  queue.add(long)
  queue.add(move('b'))
  expect([sent, posted]).toEqual([[1], []])
  queue.ack(1)
  expect([sent, posted]).toEqual([[1], [[2]]])
  await reply({ acked: 2, refusals: [] })
  expect(sent).toEqual([1, 3])
})

test('without a socket all are posted, one request at a time', async () => {
  const { queue, posted, reply } = open()
  queue.open(null)
  queue.add(move('a'))
  queue.add(move('b'))
  queue.add(move('c'))
  expect(posted).toEqual([[1]])
  await reply({ acked: 1, refusals: [] })
  expect(posted).toEqual([[1], [2, 3]])
})

test('a post that fails is made again', async () => {
  const { queue, posted, reply } = open()
  queue.open(null)
  queue.add(move('a'))
  await reply(null)
  await vi.advanceTimersByTimeAsync(resendAfterMs)
  expect(posted).toEqual([[1], [1]])
})

test('a refusal in the answer of a post is reported', async () => {
  const { queue, refused, reply } = open()
  queue.open(null)
  queue.add(move('a'))
  await reply({ acked: 1, refusals: [{ n: 1, code: 'host-only' }] })
  expect(refused).toEqual([['host-only', 'move']])
})

test('a closed queue sends nothing', () => {
  const { queue, sent, send } = open()
  queue.open(send)
  queue.close()
  queue.add(move('a'))
  vi.advanceTimersByTime(10 * resendAfterMs)
  expect(sent).toEqual([])
})
