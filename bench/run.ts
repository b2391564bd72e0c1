import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { isMet, type Measurement, type Row } from './measurement.ts'

/** One file a measurement; names on the command line choose some of them. */
const all = [
  ...['static-throughput', 'start-time', 'memory', 'coins', 'storage', 'shelves'],
  ...['moves', 'bytes', 'tap', 'offline', 'lighthouse'],
]
const chosen = process.argv.slice(2)
const results = join(import.meta.dirname, 'results')

const unknown = chosen.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No such measurement: ${unknown.join(', ')}`)

const date = new Date().toISOString()
const machine = `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}`
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

function table({ title, rows }: Measurement): string {
  return [
    `## ${title}\n`,
    '| What | Value | Goal | Met | Note |',
    '|---|---:|---:|---|---|',
    ...rows.map(tableRow),
  ].join('\n')
}

function tableRow(row: Row): string {
  const met = { true: 'yes', false: '**no**', null: '' }[String(isMet(row))]
  const value = `${round(row.value)} ${row.unit}`.trim()
  return `| ${row.what} | ${value} | ${goalOf(row)} | ${met} | ${row.note ?? ''} |`
}

function goalOf({ goal }: Row): string {
  if (!goal) return ''
  return 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`
}

function round(value: number): string {
  return value.toLocaleString('en-GB', {
    maximumFractionDigits: value < 10 ? 2 : value < 1000 ? 1 : 0,
  })
}
