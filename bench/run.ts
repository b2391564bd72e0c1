import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from './measurement.ts'
import { machine, table } from './tables.ts'

/** One file a measurement; names on the command line choose some of them. */
const all = [
  'static-throughput',
  'start-time',
  'memory',
  'coins',
  'storage',
  'shelves',
  'moves',
  'bytes',
  'tap',
  'offline',
  'lighthouse',
]
const chosen = process.argv.slice(2)
// Takes an hour with its data set, and keeps a page of its own.
if (chosen[0] === 'scale') {
  const { measureScale } = await import('./scale/scale.ts')
  await measureScale(chosen.slice(1))
  process.exit()
}
if (chosen[0] === 'bar-day') {
  const { playBarDay } = await import('./bar-day/day.ts')
  await playBarDay(chosen.slice(1))
  process.exit()
}
if (chosen[0] === 'rooms') {
  const { measureRooms } = await import('./rooms/rooms.ts')
  await measureRooms(chosen.slice(1))
  process.exit()
}
if (chosen[0] === 'join') {
  const { measureJoin } = await import('./join.ts')
  await measureJoin(chosen.slice(1))
  process.exit()
}
const results = join(import.meta.dirname, 'results')

const unknown = chosen.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No such measurement: ${unknown.join(', ')}`)

const date = new Date().toISOString()
const measurements: Measurement[] = []
for (const name of chosen.length > 0 ? chosen : all) {
  const { measure } = (await import(`./${name}.ts`)) as { measure: () => Promise<Measurement> }
  const measurement = await measure()
  measurements.push(measurement)
  console.log(table(measurement))
}

// A part of the picture is for the eye alone: what is kept is always one whole run.
if (chosen.length === 0) {
  await mkdir(results, { recursive: true })
  const kept = { date, machine, measurements }
  await writeFile(join(results, `${date.slice(0, 10)}.json`), `${JSON.stringify(kept, null, 2)}\n`)
  const page = [`# ${date.slice(0, 10)}`, machine, ...measurements.map(table)]
  await writeFile(join(results, 'latest.md'), `${page.join('\n\n')}\n`)
}
