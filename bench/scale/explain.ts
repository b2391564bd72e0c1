import type { Client } from 'pg'
import type { Statement } from './recorded.ts'

/** A step of Postgres' plan. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  /** Of one that was carried out. */
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Rows that a step may read and throw away, or put in order: what pages consist of, never tables. */
const maxRows = 1_000
/** A table that is read whole so soon is no table that grows. */
const smallTable = 5_000

export type Explained = {
  statement: Statement
  plan: PlanNode
  ms: number | null
  faults: string[]
}

/**
 * Carries a statement out as the product does, takes it back, and judges how it was done. One that has
 * a name is planned without its values, as Postgres may do from the sixth time on.
 */
export async function explain(
  client: Client,
  statement: Statement,
  sizes: ReadonlyMap<string, number>,
): Promise<Explained> {
  // What refers to a row that only the call itself makes can be planned, not carried out.
  const found = await planOf(client, statement, 'analyze, ').catch(() =>
    planOf(client, statement, ''),
  )
  const { Plan: plan, 'Execution Time': ms = null } = found
  return { statement, plan, ms, faults: faultsOf(plan, sizes) }
}

type Found = { Plan: PlanNode; 'Execution Time'?: number }

async function planOf(
  client: Client,
  { text, name, values }: Statement,
  how: '' | 'analyze, ',
): Promise<Found> {
  const question = `explain (${how}format json)`
  await client.query('begin')
  try {
    let rows: { 'QUERY PLAN': Found[] }[]
    if (name === null) {
      rows = (await client.query(`${question} ${text}`, values)).rows
    } else {
      await client.query('set local plan_cache_mode = force_generic_plan')
      await client.query(`prepare asked as ${text}`)
      const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
      rows = (await client.query(`${question} execute asked${given}`)).rows
    }
    const [found] = rows[0]?.['QUERY PLAN'] ?? []
    if (!found) throw new Error('no plan came')
    return found
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

/** What in a plan would cost more in a larger data set. */
export function faultsOf(node: PlanNode, sizes: ReadonlyMap<string, number>): string[] {
  const table = node['Relation Name'] ?? ''
  const children = node.Plans ?? []
  const sorted = children.reduce((sum, child) => sum + (child['Actual Rows'] ?? 0), 0)
  const removed = node['Rows Removed by Filter'] ?? 0
  const size = sizes.get(table) ?? 0
  const loops = node['Actual Loops'] || 1
  // A limit may end the scan after a few rows; what was planned alone is taken for whole.
  const read = node['Actual Rows'] === undefined ? size : (node['Actual Rows'] + removed) * loops
  return [
    ...(node['Node Type'] === 'Seq Scan' && size > smallTable && read > maxRows
      ? [`reads all of ${table}`]
      : []),
    ...(node['Node Type'] === 'Sort' && sorted > maxRows ? [`sorts ${sorted} rows`] : []),
    ...(removed > maxRows ? [`throws ${removed} rows of ${table} away`] : []),
    ...children.flatMap((child) => faultsOf(child, sizes)),
  ]
}

/** A plan in lines: what is done, over which index, to how many rows. */
export function drawPlan(node: PlanNode, depth = 0): string[] {
  const over = node['Index Name'] ? ` by ${node['Index Name']}` : ''
  const of = node['Relation Name'] ? ` of ${node['Relation Name']}` : ''
  const rows = node['Actual Rows'] ?? `perhaps ${node['Plan Rows']}`
  const loops = node['Actual Loops'] ?? 1
  const times = loops > 1 ? `, ${loops} times` : ''
  const removed = node['Rows Removed by Filter']
  const lost = removed ? `, ${removed} thrown away` : ''
  const line = `${'  '.repeat(depth)}${node['Node Type']}${over}${of}: ${rows} rows${times}${lost}`
  return [line, ...(node.Plans ?? []).flatMap((child) => drawPlan(child, depth + 1))]
}
