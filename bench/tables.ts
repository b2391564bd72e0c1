import { availableParallelism, cpus } from 'node:os'
import { isMet, type Measurement, type Row } from './measurement.ts'

/** What everything was measured on. */
export const machine = `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}`

/** A measurement as it is read. */
export function table({ title, rows }: Measurement): string {
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
