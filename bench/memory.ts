import { setTimeout as sleep } from 'node:timers/promises'
import { readRssMb } from '#tests/support/server/read-rss.ts'
import type { Measurement } from './measurement.ts'
import { home, rendered, unknown } from './pages.ts'
import { load, startProduct } from './processes.ts'

const loadSeconds = 30
const restMs = 5000
/** Two looks of the server for memory to give back. */
const longRestMs = 60_000
const goal = { atMost: 150 }

/** Memory at rest and after each kind of load. */
export async function measure(): Promise<Measurement> {
  const product = await startProduct()
  const samples: number[] = []
  const sampling = setInterval(() => samples.push(readRssMb(product.pid)), 500)
  try {
    await sleep(restMs)
    const atRest = readRssMb(product.pid)
    await load(product.url + home, loadSeconds)
    await sleep(restMs)
    const afterStatic = readRssMb(product.pid)
    const unknownRate = await load(product.url + unknown, loadSeconds, 404)
    await sleep(restMs)
    const afterUnknown = readRssMb(product.pid)
    const renderedRate = await load(product.url + rendered, loadSeconds, 404)
    await sleep(restMs)
    const afterRendered = readRssMb(product.pid)
    await sleep(longRestMs)
    const atRestAgain = readRssMb(product.pid)
    const note = `${loadSeconds} s of it, 20 connections, then ${restMs / 1000} s of rest`
    return {
      title: 'Memory of the server process (RSS)',
      rows: [
        { what: 'started', value: atRest, unit: 'MB', goal },
        { what: 'after the home page', value: afterStatic, unit: 'MB', goal, note },
        { what: 'after unknown addresses', value: afterUnknown, unit: 'MB', goal, note },
        { what: 'after rendered pages', value: afterRendered, unit: 'MB', goal, note },
        { what: 'a minute later', value: atRestAgain, unit: 'MB', goal },
        { what: 'highest', value: Math.max(...samples), unit: 'MB' },
        { what: 'unknown addresses meanwhile', value: unknownRate, unit: 'req/s' },
        { what: 'rendered pages meanwhile', value: renderedRate, unit: 'req/s' },
      ],
    }
  } finally {
    clearInterval(sampling)
    await product.stop()
  }
}
