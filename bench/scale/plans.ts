import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { seeded } from '#domain/random.ts'
import type { Measurement, Row } from '../measurement.ts'
import { hotCalls, type RequestSpec } from './calls.ts'
import { connect, type Dataset } from './dataset.ts'
import { drawPlan, type Explained, explain } from './explain.ts'
import { openLoopbackStripe } from './loopback-stripe.ts'
import { rareCalls } from './rare-calls.ts'
import { openRecording, type Statement } from './recorded.ts'
import { sendRequest } from './send-request.ts'
import { startDatasetServer } from './start-dataset-server.ts'

/** Different people and words may be looked for in different ways. */
const asksOfEach = 5
const folder = join(import.meta.dirname, '../results/plans')
const startName = 'the start and its sweeps'

/**
 * Every statement that the calls send, with the plan it is carried out by: kept for reading, and each
 * fault in one a row that does not meet its goal.
 */
export async function measurePlans(dataset: Dataset): Promise<Measurement> {
  const recorded = await record(dataset)
  const client = await connect(dataset.url)
  await client.query("set work_mem = '4MB'")
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const rows: Row[] = []
  try {
    const sizes = await readSizes(client)
    for (const [name, statements] of recorded) {
      const explained: Explained[] = []
      for (const statement of statements) explained.push(await explain(client, statement, sizes))
      await writeFile(join(folder, `${fileName(name)}.md`), pageOf(name, explained))
      const faults = explained.flatMap((each) => each.faults)
      const isHot = name in hotCalls
      rows.push({
        what: `${name}: faults in ${explained.length} plans`,
        value: faults.length,
        unit: '',
        ...(isHot && { goal: { atMost: 0 } }),
        note: [...new Set(faults)].join('; '),
      })
    }
  } finally {
    await client.end()
  }
  return { title: 'Plans of the statements that calls send', rows }
}

async function record(dataset: Dataset): Promise<Map<string, Statement[]>> {
  const stripe = await openLoopbackStripe()
  const recording = openRecording()
  const server = await startDatasetServer(dataset, stripe, recording.env)
  const found = new Map<string, Statement[]>()
  const random = seeded(Date.now())
  try {
    await sleep(5_000)
    found.set(startName, recording.take())
    for (const [name, call] of Object.entries(hotCalls)) {
      for (let n = 0; n < asksOfEach; n += 1) {
        const from = Math.floor(random() * (dataset.size / 2))
        await requestOk(server.url, name, call(dataset, random, from + n))
      }
      await sleep(200)
      found.set(name, recording.take())
    }
    for (const [name, call] of Object.entries(rareCalls)) {
      const { asked, userId, instead } = await call(dataset, random)
      await requestOk(server.url, name, asked)
      await sleep(1_000)
      const statements = JSON.stringify(recording.take()).replaceAll(userId, instead)
      found.set(name, JSON.parse(statements))
    }
  } finally {
    await server.stop()
    await stripe.close()
    recording.close()
  }
  return found
}

async function requestOk(url: string, name: string, asked: RequestSpec): Promise<void> {
  const { status, body } = await sendRequest(url, asked)
  if (status >= 300) throw new Error(`${name}: ${status} ${body.slice(0, 200)}`)
}

async function readSizes(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r'`,
  )
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}

function pageOf(name: string, explained: Explained[]): string {
  const parts = explained.map(({ statement, plan, ms, faults }) =>
    [
      `\`\`\`sql\n${statement.text}\n\`\`\``,
      `\`\`\`\n${drawPlan(plan).join('\n')}\n\`\`\``,
      [
        ms === null ? 'planned only' : `${ms.toFixed(2)} ms`,
        ...faults.map((fault) => `**${fault}**`),
      ].join('; '),
    ].join('\n\n'),
  )
  return `${[`# ${name}`, ...parts].join('\n\n')}\n`
}

function fileName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
}
