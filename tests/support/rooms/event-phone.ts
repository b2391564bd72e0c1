import { randomBytes } from 'node:crypto'
import { vi } from 'vitest'
import type {
  AudienceTap,
  RoomMessageDown,
  RoomMessageUp,
  RoomViewMessage,
} from '#contract/room-messages.ts'
import type { MessagesReply } from '#contract/rooms.ts'
import { postJson } from './room-phone.ts'

type Who = { code: string; token?: string | null; as?: 'seat' | 'audience'; tap?: AudienceTap }

/** A phone in a network without WebSockets: events down, calls up. */
export async function connectByEvents(
  url: string,
  { code, token = null, as = 'seat', tap }: Who,
  protocol?: number,
) {
  const tab = randomBytes(9).toString('base64url')
  const hello = { token, as, tab, seq: 0, build: 'test', protocol, ...(tap && { tap }) }
  const made = await postJson(url, `/api/rooms/${code}/tickets`, hello)
  const { ticket } = (await made.json()) as { ticket: string }
  const address = `${url}/api/rooms/${code}/events?ticket=${ticket}`
  const ending = new AbortController()
  const response = await fetch(address, { signal: ending.signal })
  const received: RoomMessageDown[] = []
  let hasEnded = false
  void read()
    .catch(() => {})
    .then(() => {
      hasEnded = true
    })

  async function read(): Promise<void> {
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString()
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        if (event.startsWith('data: ')) received.push(JSON.parse(event.slice(6)))
      }
    }
  }

  const view = () =>
    received.findLast((message) => message.type === 'view') as RoomViewMessage | undefined
  return {
    tab,
    ticket,
    address,
    response,
    received,
    hasEnded: () => hasEnded,
    view,
    until: (check: () => unknown) =>
      vi.waitFor(
        () => {
          if (!check()) throw new Error(`not yet: ${JSON.stringify(received.at(-1))}`)
        },
        { timeout: 5_000, interval: 10 },
      ),
    async send(...messages: RoomMessageUp[]): Promise<MessagesReply> {
      const sent = await postJson(url, `/api/rooms/${code}/messages`, { token, tab, messages })
      if (sent.status !== 200) throw new Error(`${sent.status} ${await sent.text()}`)
      return (await sent.json()) as MessagesReply
    },
    close: () => ending.abort(),
  }
}
