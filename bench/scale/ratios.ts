import { seeded } from '#domain/random.ts'
import type { BuiltServer } from '#tests/support/server/built-server.ts'
import { type Measurement, median, type Row } from '../measurement.ts'
import { type Call, hotCalls } from './calls.ts'
import type { Dataset } from './dataset.ts'
import { openLoopbackStripe } from './loopback-stripe.ts'
import { sendRequest } from './send-request.ts'
import { startDatasetServer } from './start-dataset-server.ts'
import { warmUp } from './warm-up.ts'

const rounds = 200
const warmUps = 40
const goal = { atMost: 1.5 }

type Side = { dataset: Dataset; server: BuiltServer }

/**
 * Each hot call in a large data set beside the same call in a small one: two servers, asked in turns,
 * about another user every time. One after the other, so that a time is that of the call alone.
 */
export async function measureRatios(large: Dataset, small: Dataset): Promise<Measurement> {
  const stripe = await openLoopbackStripe()
  const sides: Side[] = []
  const rows: Row[] = []
  try {
    for (const dataset of [large, small]) {
      await warmUp(dataset)
      sides.push({ dataset, server: await startDatasetServer(dataset, stripe) })
    }
    for (const [name, call] of Object.entries(hotCalls)) {
      const row = await compare(name, call, sides)
      console.log(`${row.what}: ${row.value.toFixed(2)}, ${row.note}`)
      rows.push(row)
    }
  } finally {
    for (const { server } of sides) await server.stop()
    await stripe.close()
  }
  const title = `A data set of ${formatNumber(large.size)} people and packs ÷ one of ${formatNumber(small.size)}`
  return { title, rows }
}

async function compare(name: string, call: Call, sides: Side[]): Promise<Row> {
  const times: number[][] = sides.map(() => [])
  const randoms = sides.map((_, at) => seeded(at + 1))
  for (let n = 0; n < warmUps + rounds; n += 1) {
    // The order alternates, so that noise in waves hits both.
    const turns = [...sides.keys()]
    if (n % 2 === 1) turns.reverse()
    for (const at of turns) {
      const { dataset, server } = sides[at] as Side
      const asked = call(dataset, randoms[at] as () => number, firstOf(dataset) + n)
      const { status, ms, body } = await sendRequest(server.url, asked)
      if (status >= 300) throw new Error(`${name}: ${status} ${body.slice(0, 200)}`)
      if (n >= warmUps) times[at]?.push(ms)
    }
  }
  const [largeMs = 0, smallMs = 0] = times.map((each) => median(each))
  return {
    what: name,
    value: largeMs / smallMs,
    unit: '×',
    goal,
    note: `${largeMs.toFixed(2)} ms, in the small data set ${smallMs.toFixed(2)} ms; median of ${rounds}`,
  }
}

/** Where people begin who have not claimed yet: each claims once, in however many measurements. */
function firstOf({ size }: Dataset): number {
  return size > 10_000 ? Math.floor(Math.random() * (size / 2)) : 0
}

function formatNumber(number: number): string {
  return number.toLocaleString('en-GB')
}
