import { expect, test } from 'vitest'
import { openNotifyChannel, type RoomCrowd } from './hint-channel.ts'

/** What NOTIFY refuses. */
const tooLongBytes = 8_000

const crowd = (at: number, choices: number): RoomCrowd => [
  `room ${at}`,
  {
    audience: choices,
    ask: 'likes 1',
    taps: Object.fromEntries(Array.from({ length: choices }, (_, choice) => [`${choice} 0`, 1])),
    stamps: null,
  },
]

test.each<[string, RoomCrowd[], number]>([
  ['nothing is sent of none', [], 0],
  ['many small ones go together', Array.from({ length: 40 }, (_, at) => crowd(at, 2)), 1],
  ['large ones are spread', Array.from({ length: 8 }, (_, at) => crowd(at, 200)), 3],
])('crowds of rooms: %s, and none is too long', (_, crowds, messages) => {
  const sent: string[] = []
  const roomSignals = {
    send: async (payload: string) => void sent.push(payload),
    listen: () => ({ stop: async () => {} }),
  }
  const handlers = { onHint() {}, onCrowds() {}, onConnect() {}, onLost() {} }
  openNotifyChannel({ roomSignals }, 'one', handlers)?.sendCrowds(crowds)
  expect(sent).toHaveLength(messages)
  for (const payload of sent) expect(Buffer.byteLength(payload)).toBeLessThan(tooLongBytes)
  expect(sent.flatMap((payload) => JSON.parse(payload).crowds)).toEqual(crowds)
})
