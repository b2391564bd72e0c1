import { readFileSync, rmSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findNetworkAddress } from '#server/lib/network-address.ts'
import { runOperator } from '../support/server/run-operator.ts'
import { freshDataDir, type RunningServer, startServer } from '../support/server/start-server.ts'

const lan = findNetworkAddress(networkInterfaces(), null)
const dataDir = freshDataDir()

let server: RunningServer

const start = (more: Record<string, string> = {}) =>
  startServer({
    PORT: '0',
    HTTPS: 'local',
    HTTPS_PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: dataDir,
    ...more,
  })

async function stop(): Promise<void> {
  server.process.kill('SIGTERM')
  await server.ended
}

beforeAll(async () => {
  server = await start()
})
afterAll(async () => {
  await stop()
  rmSync(dirname(dataDir), { recursive: true })
})

async function readRoot(): Promise<string> {
  const answer = await fetch(`${server.url}/trust/party-dojo.crt`)
  expect(answer.headers.get('content-type')).toBe('application/x-x509-ca-cert')
  const base64 = Buffer.from(await answer.arrayBuffer()).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`
}

async function securePort(): Promise<string> {
  const page = await (await fetch(`${server.url}/trust`)).text()
  return /https:\/\/localhost:(\d+)/.exec(page)?.[1] ?? ''
}

/** The answer over https, which is none unless the certificate is good for that host. */
function askWhole(
  host: string,
  port: string,
  {
    path = '/healthz',
    ...options
  }: { path?: string; ca?: string; headers?: Record<string, string> },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`https://${host}:${port}${path}`, { ...options, agent: false }, (answer) => {
      answer.resume()
      resolve(answer)
    }).on('error', reject)
  })
}

const ask = async (host: string, port: string, ca?: string) =>
  (await askWhole(host, port, { ca })).statusCode

describe('a server with HTTPS=local', () => {
  test('is believed at its addresses by whoever trusts its authority, and by nobody else', async () => {
    const [ca, port] = [await readRoot(), await securePort()]
    expect(await ask('127.0.0.1', port, ca)).toBe(200)
    expect(await ask('localhost', port, ca)).toBe(200)
    if (lan !== null) expect(await ask(lan, port, ca)).toBe(200)
    await expect(ask('127.0.0.1', port)).rejects.toThrow(/certificate/)
  })

  test('keeps its authority over a restart, in a file for its owner alone', async () => {
    const file = join(dataDir, 'local-https/root.pem')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const [root, kept] = [await readRoot(), readFileSync(file, 'utf8')]
    await stop()
    server = await start()
    expect(await readRoot()).toBe(root)
    expect(readFileSync(file, 'utf8')).toBe(kept)
    expect(await ask('127.0.0.1', await securePort(), root)).toBe(200)
  })

  test('plays over http as well, and gives iPhones a profile', async () => {
    expect((await fetch(server.url)).status).toBe(200)
    const profile = await fetch(`${server.url}/trust/party-dojo.mobileconfig`)
    expect(profile.headers.get('content-type')).toBe('application/x-apple-aspen-config')
    const [, data = ''] = /<data>([\w+/=]+)<\/data>/.exec(await profile.text()) ?? []
    expect(await readRoot()).toContain(data)
    const shouted = await fetch(`${server.url}/TRUST`, { redirect: 'manual' })
    expect(shouted.headers.get('location')).toBe('/trust')
  })

  test('that is private is closed over https too, and can be trusted by who may not enter yet', async () => {
    await stop()
    server = await start({ PRIVATE: 'on' })
    const [ca, port] = [await readRoot(), await securePort()]
    const visit = (path: string, cookie = '') =>
      askWhole('localhost', port, { ca, path, headers: { accept: 'text/html', cookie } })
    const shut = await visit('/games/meyer')
    expect([shut.statusCode, shut.headers.location]).toEqual([302, '/sign-in'])

    const { output } = await runOperator(['private-link'], { DATA_DIR: dataDir, PRIVATE: 'on' })
    const entered = await visit(new URL(output.trim()).pathname)
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/'])
    const [cookie = ''] = entered.headers['set-cookie']?.[0]?.split(';') ?? []
    expect((await visit('/games/meyer', cookie)).statusCode).toBe(200)
    // The same guest over plain http, as a phone comes that does not trust the authority.
    const headers = { accept: 'text/html', cookie }
    expect((await fetch(`${server.url}/games/meyer`, { headers, redirect: 'manual' })).status).toBe(
      200,
    )
  })
})
