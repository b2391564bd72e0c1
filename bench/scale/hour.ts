// Memory over an hour of a mixed load: node bench/scale/hour.ts [--minutes 60] [--rate 50]
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seeded } from '#domain/random.ts'
import { readRssMb } from '#tests/support/server/read-rss.ts'
import type { Dataset } from './dataset.ts'
import { chooseProbe, openHeapProbe } from './heap-probe.ts'
import { slopeOf } from './least-squares.ts'
import { openLoopbackStripe } from './loopback-stripe.ts'
import { drawCall } from './mix.ts'
import { ensureDataset } from './seed.ts'
import { sendRequest } from './send-request.ts'
import { startDatasetServer } from './start-dataset-server.ts'

const sampleEveryMs = 10_000
/** At the start caches fill and code is compiled: what counts is what comes after. */
const warmUpShare = 0.25
const maxInFlight = 100
const results = join(import.meta.dirname, '../results/scale')

type Sample = { minute: number; rssMb: number; heapMb: number }

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '50' },
  },
})
const minutes = Number(values.minutes)
const rate = Number(values.rate)

const dataset = await ensureDataset(1_000, 'hour')
const stripe = await openLoopbackStripe()
const probeAt = await chooseProbe()
const server = await startDatasetServer(dataset, stripe, probeAt.env)
const probe = await openHeapProbe(server.pid, probeAt.port)
const samples: Sample[] = []
const startedMs = performance.now()
const load = startLoad(server.url, dataset)
try {
  while (performance.now() - startedMs < minutes * 60_000) {
    await sleep(sampleEveryMs)
    const heapMb = await probe.readHeapMb()
    const minute = (performance.now() - startedMs) / 60_000
    samples.push({ minute, rssMb: readRssMb(server.pid), heapMb })
  }
} finally {
  await load.stop()
  probe.close()
  await server.stop()
  await stripe.close()
}
await mkdir(results, { recursive: true })
await writeFile(
  join(results, 'hour.json'),
  `${JSON.stringify({ minutes, rate, samples: samples.map(rounded) })}\n`,
)
await writeFile(join(results, 'hour.md'), report())
console.log(report())

/** So many calls a second, whether or not those before are answered, up to where a queue would do. */
function startLoad(url: string, dataset: Dataset) {
  const random = seeded(9)
  const made = new Map<string, number>()
  const statuses = new Map<number, number>()
  const inFlight = new Set<Promise<void>>()
  const problems: string[] = []
  let skipped = 0
  const timer = setInterval(() => {
    if (inFlight.size >= maxInFlight) {
      skipped += 1
      return
    }
    const { name, call } = drawCall(random)
    const n = made.get(name) ?? 0
    made.set(name, n + 1)
    const answered = sendRequest(url, call(dataset, random, n))
      .then(({ status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500) problems.push(`${name}: ${status}`)
      })
      .catch((error: Error) => {
        problems.push(`${name}: ${error.message}`)
      })
      .finally(() => inFlight.delete(answered))
    inFlight.add(answered)
  }, 1000 / rate)
  return {
    made,
    statuses,
    problems,
    skipped: () => skipped,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(inFlight)
    },
  }
}

/** To a tenth: what is kept is for reading. */
function rounded(sample: Sample): Sample {
  const tenth = (value: number) => Math.round(value * 10) / 10
  const { minute, rssMb, heapMb } = sample
  return { minute: tenth(minute), rssMb: tenth(rssMb), heapMb: tenth(heapMb) }
}

function report(): string {
  const late = samples.filter(({ minute }) => minute >= minutes * warmUpShare)
  const line = (what: string, of: (sample: Sample) => number) => {
    const { slope, within } = slopeOf(
      late.map((sample) => ({ x: sample.minute / 60, y: of(sample) })),
    )
    const [first, last] = [samples[0], samples.at(-1)].map((sample) => (sample ? of(sample) : 0))
    return `| ${what} | ${first?.toFixed(1)} | ${last?.toFixed(1)} | ${slope.toFixed(2)} ± ${within.toFixed(2)} |`
  }
  const calls = [...load.made.values()].reduce((all, n) => all + n, 0)
  const answers = [...load.statuses].map(([status, n]) => `${n} × ${status}`).join(', ')
  return `# Memory over ${minutes} minutes of a mixed load

${calls} calls, ${rate} a second: ${answers}; ${load.problems.length} problems, ${load.skipped()} calls
left out while ${maxInFlight} were under way
${load.problems.slice(0, 10).join('; ')}

A sample every ${sampleEveryMs / 1000} s. The slope is that of the last three quarters, by least
squares, with 95 % confidence.

| MB | first sample | last sample | slope, MB an hour |
|---|---:|---:|---:|
${line('resident memory', ({ rssMb }) => rssMb)}
${line('heap after a collection', ({ heapMb }) => heapMb)}
`
}
