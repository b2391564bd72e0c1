import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import S3rver from 's3rver'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'

/**
 * What becomes of a request: `cut` breaks the connection in the middle of the body, `drip` sends an
 * answer that comes to no end.
 */
export type Fate = 'answer' | 'cut' | 'hang' | 'busy' | 'refuse' | 'fail' | 'drip'

type Seen = { method: string; path: string; status: number | Fate }

export type S3Server = {
  /** For STORAGE_URL and the variables beside it. */
  source: Record<string, string>
  /** One for each of the next requests; after them, all are answered. */
  fates: Fate[]
  /** Where only requests of one method meet their fate; all do otherwise. */
  fatedMethod: string | null
  seen: Seen[]
  stop: () => Promise<void>
}

const dripEveryMs = 500
const keyId = 'S3RVER'
const secret = 'S3RVER'
const region = 'eu-test-1'

/**
 * An S3 server on loopback with the bucket `party-dojo`. What it looks at itself is the key's name
 * alone, so the gate in front of it checks signature and hash, as Amazon does.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'party-dojo-s3-'))
  const configureBuckets = [{ name: 'party-dojo' }]
  const inner = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets,
  })
  const { port: innerPort } = await inner.run()
  const inTurn = keyTurns()
  const fates: Fate[] = []
  const seen: Seen[] = []
  const gate = createServer((request, response) => void answer(request, response))
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = request
    const note = (status: Seen['status']) => seen.push({ method, path, status })
    const isFated = server.fatedMethod === null || server.fatedMethod === method
    const fate = (isFated && fates.shift()) || 'answer'
    if (fate !== 'answer') note(fate)
    if (fate === 'hang') return
    if (fate === 'cut') {
      request
        .once('data', () => request.socket.destroy())
        .once('end', () => request.socket.destroy())
      return
    }
    if (fate === 'busy') return respond(response, 503, 'SlowDown')
    if (fate === 'refuse') return respond(response, 403, 'AccessDenied')
    if (fate === 'fail') return respond(response, 500, 'InternalError')
    if (fate === 'drip') {
      response.writeHead(200, { 'content-length': 1_000_000 })
      const dripping = setInterval(() => response.write('x'), dripEveryMs)
      response.once('close', () => clearInterval(dripping))
      return
    }
    const body = await buffer(request)
    const fault = await findFault(`${endpoint}${path}`, method, request.headers, body)
    if (fault) {
      note(403)
      return respond(response, 403, fault)
    }
    const passed = await inTurn(path, () => pass(method, path, body))
    note(passed.status)
    response.writeHead(passed.status).end(passed.bytes)
  }

  async function pass(method: string, path: string, body: Buffer) {
    const passed = await fetch(`http://127.0.0.1:${innerPort}${path}`, {
      method,
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    })
    return { status: passed.status, bytes: Buffer.from(await passed.arrayBuffer()) }
  }

  const server: S3Server = {
    source: {
      STORAGE_URL: `s3://party-dojo?endpoint=${endpoint}&region=${region}&prefix=bodies`,
      AWS_ACCESS_KEY_ID: keyId,
      AWS_SECRET_ACCESS_KEY: secret,
    },
    fates,
    fatedMethod: null,
    seen,
    async stop() {
      gate.closeAllConnections()
      gate.close()
      await inner.close()
      await rm(directory, { recursive: true })
    },
  }
  return server
}

/** Writes of S3 are atomic, those of the server behind are not: a key is one request's at a time. */
function keyTurns() {
  const turns = new Map<string, ReturnType<typeof limitConcurrency>>()
  return <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const turn = turns.get(key) ?? limitConcurrency(1)
    turns.set(key, turn)
    return turn(work)
  }
}

function respond(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { connection: 'close' }).end(`<Error><Code>${code}</Code></Error>`)
}

/** The code that Amazon would refuse this request with; null when it is in order. */
async function findFault(
  url: string,
  method: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<string | null> {
  const { authorization } = headers
  if (authorization === undefined) return 'AccessDenied'
  if (!authorization.includes(`Credential=${keyId}/`)) return 'InvalidAccessKeyId'
  const amazon = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-'))
  const signer = new AwsV4Signer({
    url,
    method,
    headers: amazon.map(([name, value]) => [name, String(value)] as [string, string]),
    datetime: String(headers['x-amz-date']),
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
  })
  if ((await signer.authHeader()) !== authorization) return 'SignatureDoesNotMatch'
  const hash = headers['x-amz-content-sha256']
  const isWhole = hash === createHash('sha256').update(body).digest('hex')
  return method === 'PUT' && !isWhole ? 'XAmzContentSHA256Mismatch' : null
}
