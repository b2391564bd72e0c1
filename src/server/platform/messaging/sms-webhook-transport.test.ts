import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composePhoneCode } from './compose-phone-code.ts'
import { smsWebhookTransport } from './sms-webhook-transport.ts'

const message = composePhoneCode({
  to: '+4712345678',
  code: '123456',
  origin: 'https://party.example',
})
const queued = { id: 'an-id', createdAtMs: 1, message }

describe('smsWebhookTransport', () => {
  let server: Server
  let port: number
  let status: number
  let received: { request: IncomingMessage; body: string }[]

  beforeEach(async () => {
    status = 200
    received = []
    server = createServer(async (request, response) => {
      received.push({ request, body: await text(request) })
      response.writeHead(status, { location: '/elsewhere' }).end('{"to":"+4712345678"}')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  test('posts the number and the text', async () => {
    await smsWebhookTransport(`http://127.0.0.1:${port}/send?key=k`)(queued)
    const [{ request, body } = { request: null, body: '' }] = received
    expect([request?.method, request?.url]).toEqual(['POST', '/send?key=k'])
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'an-id',
    })
    expect(request?.headers.authorization).toBeUndefined()
    expect(JSON.parse(body)).toEqual({ to: '+4712345678', text: message.text })
  })

  test('shows the name and password of the address in a header', async () => {
    await smsWebhookTransport(`http://me:p%40ss@127.0.0.1:${port}/`)(queued)
    expect(received[0]?.request.headers.authorization).toBe(
      `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
    )
  })

  test.each([201, 204])('%i will do', async (answer) => {
    status = answer
    await smsWebhookTransport(`http://127.0.0.1:${port}/`)(queued)
    expect(received).toHaveLength(1)
  })

  test.each([400, 401, 429, 500, 503])('%i is a failure', async (answer) => {
    status = answer
    await expect(smsWebhookTransport(`http://127.0.0.1:${port}/`)(queued)).rejects.toThrow(
      `The SMS webhook answered ${answer}`,
    )
  })

  test.each([301, 302, 307])('follows no %i', async (answer) => {
    status = answer
    await expect(smsWebhookTransport(`http://127.0.0.1:${port}/`)(queued)).rejects.toThrow(
      'fetch failed',
    )
    expect(received).toHaveLength(1)
  })

  test('an unreachable server is a failure', async () => {
    server.close()
    server.closeAllConnections()
    await expect(smsWebhookTransport(`http://127.0.0.1:${port}/`)(queued)).rejects.toThrow(
      'fetch failed',
    )
  })
})
