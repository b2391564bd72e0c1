import { once } from 'node:events'
import { WebSocket } from 'ws'

export type Kind = 'ours' | 'bare' | 'peer'
export type Hello = { token: string | null; as: 'seat' | 'screen' | 'audience' }

/** Knows the last view it was sent, and parses nothing else. */
export type BenchPhone = {
  send: (message: object) => void
  close: () => void
  seq: number
  view: string
  /** False from a tap of the audience until it is said to count. */
  isTapped: boolean
  onView: (() => void) | null
}

/** Connected, and shown the room. */
export async function connect(
  kind: Exclude<Kind, 'peer'>,
  url: string,
  code: string,
  hello: Hello,
): Promise<BenchPhone> {
  const path = kind === 'ours' ? `/api/rooms/${code}/socket` : `/${code}`
  const socket = new WebSocket(url.replace('http', 'ws') + path, { perMessageDeflate: false })
  const phone: BenchPhone = {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.terminate(),
    seq: -1,
    view: '',
    isTapped: true,
    onView: null,
  }
  const seen = new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const text = data.toString()
      if (text.includes('"goodbye"')) reject(new Error(text))
      if (text.startsWith('{"type":"tapped"')) {
        phone.isTapped = !text.includes('"choice":null')
        phone.onView?.()
      }
      if (!text.startsWith('{"type":"view"')) return
      phone.seq = Number.parseInt(text.slice(text.indexOf('"seq":') + 6), 10)
      phone.view = text
      phone.onView?.()
      resolve()
    })
    socket.on('close', (closed) => reject(new Error(`closed: ${closed}`)))
    socket.on('error', reject)
  })
  await Promise.race([once(socket, 'open'), seen])
  const tab = Math.random().toString(36).slice(2, 10).padEnd(8, '0')
  phone.send({ type: 'hello', ...hello, tab, seq: 0, build: 'bench' })
  await seen
  return phone
}

/** Until every phone passes. @throws after 20 s */
export function untilAll(
  phones: readonly BenchPhone[],
  check: (phone: BenchPhone) => boolean,
): Promise<void> {
  const waiting = new Set(phones.filter((phone) => !check(phone)))
  if (waiting.size === 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${waiting.size} phones wait: ${[...waiting][0]?.view}`))
    const timer = setTimeout(fail, 20_000)
    for (const phone of waiting) {
      phone.onView = () => {
        if (!check(phone)) return
        phone.onView = null
        waiting.delete(phone)
        if (waiting.size > 0) return
        clearTimeout(timer)
        resolve()
      }
    }
  })
}
