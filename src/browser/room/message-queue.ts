import type { RoomCall } from '#contract/room-messages.ts'
import type { MessagesReply } from '#contract/rooms.ts'
import type { SentMove } from '#domain/room/prompt-mark.ts'

export type Wanted = { type: 'move'; move: SentMove } | { type: 'call'; call: RoomCall }
export type Numbered = Wanted & { n: number }

type QueueDeps = {
  /** Null without an answer, or when the answer is another page's. */
  post(messages: Numbered[]): Promise<MessagesReply | null>
  onRefusal(refusal: MessagesReply['refusals'][number], message: Numbered): void
}

export type MessageQueue = {
  add(message: Wanted): void
  /** The last one that was added, until it is dealt with. */
  newest(): Wanted | null
  /** Sends everything again. @param send a socket's; null where messages go by POST */
  open(send: ((text: string) => void) | null): void
  lose(): void
  /** Forgets what was dealt with, up to this number. */
  ack(n: number): void
  refuse(refusal: MessagesReply['refusals'][number]): void
  close(): void
}

export const resendAfterMs = 4000
/** Characters; some of three bytes still fit into a frame of 16 kB. */
const maxFrameChars = 5000
const maxPosted = 20
/** A view may acknowledge a number before its refusal comes. */
const keptForRefusal = 20

/**
 * Moves and calls of this tab, numbered and sent again until they are acknowledged. The server deals
 * with them in order, so nothing overtakes a message that has to be posted.
 */
export function openMessageQueue({ post, onRefusal }: QueueDeps): MessageQueue {
  let waiting: Numbered[] = []
  let acked: Numbered[] = []
  let lastNumber = 0
  /** The highest number that went out over the open socket. */
  let sent = 0
  let send: ((text: string) => void) | null = null
  let isOpen = false
  let isPosting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    if (!isOpen || waiting.length === 0) return
    timer = setTimeout(resend, resendAfterMs)
    for (const message of waiting) {
      if (isPosting) return
      if (message.n <= sent) continue
      const text = JSON.stringify(message)
      if (send && text.length <= maxFrameChars) {
        send(text)
        sent = message.n
      } else if (message === waiting[0]) {
        void postFirst()
        return
      } else return
    }
  }

  async function postFirst(): Promise<void> {
    isPosting = true
    const reply = await post(send ? waiting.slice(0, 1) : waiting.slice(0, maxPosted))
    isPosting = false
    if (!reply) return
    for (const refusal of reply.refusals) refuse(refusal)
    ack(reply.acked)
  }

  function resend(): void {
    sent = 0
    flush()
  }

  function ack(n: number): void {
    const done = waiting.filter((message) => message.n <= n)
    if (done.length === 0) return
    acked = [...acked, ...done].slice(-keptForRefusal)
    waiting = waiting.filter((message) => message.n > n)
    flush()
  }

  function refuse(refusal: MessagesReply['refusals'][number]): void {
    const message = [...waiting, ...acked].find(({ n }) => n === refusal.n)
    if (!message) return
    waiting = waiting.filter((other) => other !== message)
    acked = acked.filter((other) => other !== message)
    onRefusal(refusal, message)
    flush()
  }

  return {
    add(message) {
      lastNumber++
      waiting.push({ ...message, n: lastNumber })
      flush()
    },
    newest: () => waiting.at(-1) ?? null,
    open(sendText) {
      send = sendText
      isOpen = true
      resend()
    },
    lose() {
      isOpen = false
      clearTimeout(timer)
    },
    ack,
    refuse,
    close() {
      isOpen = false
      waiting = []
      clearTimeout(timer)
    },
  }
}
