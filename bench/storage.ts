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
      what: 'bare',
      program: 'bench/bare-storage.ts',
      args: [folder, owner?.userId ?? ''],
      env: { DATABASE_FILE: ground.file, DATABASE_URL: ground.url ?? '' },
    }
    const same = { ...keeper, what: 'bare, all statements', args: [...keeper.args, 'whole'] }
    // As the bare server does: each is another object, none takes the place of one.
    const uploads = people.map((person, at) =>
      upload(person, `users/${person.userId}/NEW.json`, `at-${at}`),
    )
    const drafts = people.map((person, at) => upload(person, `packs/at-${at}.json`, `at-${at}`))
    const download = { path: `${bucket}/packs%2Flisted-1.json?alt=media` }
    return [
      ...(await compare(product, `${name}: a list of 100`, [{ path: list }], [keeper], goals.list)),
      ...(await compare(product, `${name}: a 5 kB upload`, uploads, [keeper, same], goals.upload)),
      ...(await compare(product, `${name}: a 5 kB draft of a pack`, drafts, [keeper])),
      ...(await compare(product, `${name}: a 5 kB download`, [download], [], goals.download)),
    ]
  } finally {
    await product.stop()
    await rm(folder, { recursive: true })
  }
}

type Bare = { what: string; program: string; args: string[]; env: Record<string, string> }

type Asked = { path: string } & Partial<StorageLoad['requests'][number]>

/**
 * The product and bare servers in turns, so that all meet the same machine. The goal is for the first
 * of them; without any, one that only sends the same answer.
 */
async function compare(
  product: BuiltServer,
  what: string,
  asked: Asked[],
  keepers: Bare[],
  goal?: number,
): Promise<Row[]> {
  const requests = asked.map((one) => ({ method: 'GET' as const, headers: {}, ...one }))
  const file = join(tmpdir(), `party-dojo-answer-${process.pid}`)
  await writeFile(file, await answerTo(product, requests[0] as StorageLoad['requests'][number]))
  const sender = { program: 'bench/bare-server.mjs', args: [file, 'identity'], env: {} }
  const bares = keepers.length > 0 ? keepers : [{ what: 'bare', ...sender }]
  const started = await Promise.all(bares.map(startBare))
  const ours: number[] = []
  const theirs: number[][] = bares.map(() => [])
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const turn = { seconds: secondsPerTurn, requests }
      const rate = await loadStorage({ ...turn, url: product.url })
      // The first round only warms them up.
      if (round > 0) ours.push(rate)
      for (const [at, { url }] of started.entries()) {
        const rate = await loadStorage({ ...turn, url })
        if (round > 0) theirs[at]?.push(rate)
      }
    }
  } finally {
    for (const { child } of started) await endProcess(child)
    await rm(file)
  }
  const note = `median of ${rounds} rounds of ${secondsPerTurn} s`
  const rows: Row[] = [{ what, value: median(ours), unit: 'req/s', note }]
  for (const [at, bare] of bares.entries()) {
    const rates = theirs[at] ?? []
    const ratios = ours.map((rate, round) => rate / (rates[round] ?? Number.NaN))
    rows.push(
      { what: `${what}: ${bare.what}`, value: median(rates), unit: 'req/s' },
      {
        what: `${what}, ours ÷ ${bare.what}`,
        value: median(ratios),
        unit: '×',
        ...(goal !== undefined && at === 0 && { goal: { atLeast: goal } }),
      },
    )
  }
  return rows
}

async function startBare({ program, args, env }: Bare) {
  const port = await findFreePort()
  const child = startNode([program, String(port), ...args], env)
  const url = `http://127.0.0.1:${port}`
  await waitForAnswer(url)
  return { url, child }
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
  const metadata = JSON.stringify({ contentType: 'application/json' })
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
