import { randomUUID } from 'node:crypto'
import { freshAddress } from '../users/fresh-address.ts'

export type Given = { time: string; feedback: string }

/** A write load: every writer gives one feedback after another until the server is gone. */
export function giveFeedback(url: string, writers: number) {
  const acknowledged: Given[] = []
  let failures = 0
  const firstMs = Date.UTC(2026, 0, 1) + Math.floor(Math.random() * 1e10)
  let given = 0
  const write = async () => {
    for (;;) {
      const time = new Date(firstMs + given++).toISOString()
      const feedback = randomUUID()
      try {
        const { status } = await putFeedback(url, { time, feedback })
        if (status === 201) acknowledged.push({ time, feedback })
        else failures++
      } catch {
        return
      }
    }
  }
  const ended = Promise.all(Array.from({ length: writers }, write))
  return { acknowledged, ended, failures: () => failures }
}

/** Sends one feedback from an address no one else has, so that the rate limit lets it through. */
export async function putFeedback(url: string, { time, feedback }: Given) {
  const response = await fetch(`${url}/api/feedback/${time}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ time, feedback, user: '', positive: true, game: 'charades' }),
  })
  return { status: response.status, body: await response.json() }
}
