import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePackFile } from '#domain/packs/custom-pack.ts'
import { migrate } from '#server/db/migrate.ts'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { type Ground, measureOnEach } from './grounds.ts'
import { type Measurement, median, type Row } from './measurement.ts'
import { addPeople, authSecret, cookieOf, type Person } from './people.ts'
import { endProcess, loadStorage, startNode, waitForAnswer } from './processes.ts'
import type { StorageLoad } from './storage-load.ts'

const rounds = 5
const secondsPerTurn = 3
/** Enough users to stay below the limit of uploads for each. */
const makers = 3_000
const packsListed = 1_000
const bucket = '/v0/b/party-dojo/o'
const list = `${bucket}?prefix=packs%2F&delimiter=%2F&maxResults=100`
const goals = { list: 0.3, upload: 0.5, download: 0.3 }

/** Lists, uploads and downloads a second, beside bare servers that keep and send the same. */
export function measure(): Promise<Measurement> {
  return measureOnEach('Object storage, answers a second over 8 connections', measureOn)
}

async function measureOn(ground: Ground): Promise<Row[]> {
  const database = await ground.open()
  await migrate(database, Date.now())
  const people = await addPeople(database, makers)
  await database.close()
  const product = await startBuiltServer({ ...ground.env, AUTH_SECRET: authSecret })
  const folder = await mkdtemp(join(tmpdir(), 'party-dojo-bare-'))
  try {
    for (const [at, person] of people.slice(0, packsListed).entries()) {
      await publish(product, person, `listed-${at}`)
    }
    const { name } = ground
    const [owner] = people
    const keeper: Bare = {
      program: 'bench/bare-storage.ts',
      args: [folder, owner?.userId ?? ''],
      env: { DATABASE_FILE: ground.file, DATABASE_URL: ground.url ?? '' },
    }
    const uploads = people.map((person, at) =>
      upload(person, `users/${person.userId}/${at}.json`, `at-${at}`),
    )
    const drafts = people.map((person, at) => upload(person, `packs/at-${at}.json`, `at-${at}`))
    const download = { path: `${bucket}/packs%2Flisted-1.json?alt=media` }
    return [
      ...(await compare(product, `${name}: a list of 100`, [{ path: list }], goals.list, keeper)),
      ...(await compare(product, `${name}: a 5 kB upload`, uploads, goals.upload, keeper)),
      ...(await compare(product, `${name}: a 5 kB draft of a pack`, drafts, undefined, keeper)),
      ...(await compare(product, `${name}: a 5 kB download`, [download], goals.download)),
    ]
  } finally {
    await product.stop()
    await rm(folder, { recursive: true })
  }
}

type Bare = { program: string; args: string[]; env: Record<string, string> }

type Asked = { path: string } & Partial<StorageLoad['requests'][number]>

/** The product and the bare server in turns, so that both meet the same machine. */
async function compare(
  product: BuiltServer,
  what: string,
  asked: Asked[],
  goal?: number,
  keeper?: Bare,
): Promise<Row[]> {
  const requests = asked.map((one) => ({ method: 'GET' as const, headers: {}, ...one }))
  const file = join(tmpdir(), `party-dojo-answer-${process.pid}`)
  await writeFile(file, await answerTo(product, requests[0] as StorageLoad['requests'][number]))
  const port = await findFreePort()
  const sender = { program: 'bench/bare-server.mjs', args: [file, 'identity'], env: {} }
  const { program, args, env } = keeper ?? sender
  const bare = startNode([program, String(port), ...args], env)
  const bareUrl = `http://127.0.0.1:${port}`
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  try {
    await waitForAnswer(bareUrl)
    for (let round = 0; round <= rounds; round += 1) {
      const turn = { seconds: secondsPerTurn, requests }
      const ours = await loadStorage({ ...turn, url: product.url })
      const theirs = await loadStorage({ ...turn, url: bareUrl })
      // The first round only warms them up.
      if (round === 0) continue
      rates.ours.push(ours)
      rates.bare.push(theirs)
    }
  } finally {
    await endProcess(bare)
    await rm(file)
  }
  const note = `median of ${rounds} rounds of ${secondsPerTurn} s`
  const ratios = rates.ours.map((rate, at) => rate / (rates.bare[at] ?? Number.NaN))
  return [
    { what, value: median(rates.ours), unit: 'req/s', note },
    { what: `${what}: bare`, value: median(rates.bare), unit: 'req/s' },
    {
      what: `${what}, ours ÷ bare`,
      value: median(ratios),
      unit: '×',
      ...(goal !== undefined && { goal: { atLeast: goal } }),
    },
  ]
}

async function answerTo(
  product: BuiltServer,
  { path, method, headers, body }: StorageLoad['requests'][number],
): Promise<Buffer> {
  const init = { method, headers, ...(body !== undefined && { body }) }
  const answer = await fetch(product.url + path, init)
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

async function publish(product: BuiltServer, person: Person, packId: string): Promise<void> {
  await answerTo(product, upload(person, `packs/${packId}.json`, packId, []))
}

function upload(
  person: Person,
  name: string,
  packId: string,
  tags = ['draft'],
): StorageLoad['requests'][number] {
  const boundary = '----bench'
  const metadata = JSON.stringify({ name, contentType: 'application/json' })
  const parts = [
    `Content-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
    `Content-Type: application/json\r\n\r\n${packFile(packId, tags)}\r\n`,
  ]
  return {
    method: 'POST',
    path: `${bucket}?name=${encodeURIComponent(name)}`,
    headers: {
      cookie: cookieOf(person),
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    },
    body: `${parts.map((part) => `--${boundary}\r\n${part}`).join('')}--${boundary}--`,
  }
}

/** Some 5 kB. */
function packFile(id: string, tags: string[]): string {
  const now = new Date(0).toISOString()
  const prompts = Array.from({ length: 60 }, (_, at) => ({
    text: `Prompt ${at}: who at this table would do it again?`,
  }))
  return writePackFile({
    metadata: {
      name: `Pack ${id}`,
      id,
      description: 'Sixty prompts for a measurement.',
      author: 'Bench',
      explicit: false,
      alcohol: false,
      creation_date: now,
      tags,
    },
    prompts,
    likes: 0,
    plays: 0,
    lastUpdated: now,
  })
}
