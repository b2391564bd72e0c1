import { Agent, request } from 'node:http'
import type { RequestSpec } from './calls.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request over a connection that stays open; gives the status and the time until its last byte. */
export function sendRequest(
  url: string,
  asked: RequestSpec,
): Promise<{ status: number; ms: number; body: string }> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now()
    const { method, path, body } = asked
    const headers = { ...asked.headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
    const sent = request(url + path, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const ms = performance.now() - startedMs
        const { statusCode: status = 0 } = response
        resolve({ status, ms, body: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
