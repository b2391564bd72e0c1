import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const serverUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres'

/** A data set in a database and a data folder of its own; the same size is always the same data set. */
export type Dataset = {
  /** So many people, and as many packs. */
  size: number
  url: string
  dataDir: string
}

/** Everything that the seed writes happened between these, epoch milliseconds. */
export const firstMs = Date.UTC(2024, 0, 1)
export const lastMs = Date.UTC(2026, 10, 1)

/** @param purpose where one of that size must not be touched by other measurements */
export function datasetOf(size: number, purpose = ''): Dataset {
  const url = new URL(serverUrl)
  url.pathname = `/partydojo_scale_${size}${purpose}`
  return { size, url: url.href, dataDir: join(tmpdir(), `party-dojo-scale-${size}${purpose}`) }
}

/** How long after one person or pack the next one comes. */
export function stepMs(size: number): number {
  return Math.floor((lastMs - firstMs) / size)
}

/** Every how many people one pays: enough of them in a small data set that none is asked for twice. */
export function paysEvery(size: number): number {
  return Math.max(3, Math.min(30, Math.floor(size / 300)))
}

/** The id of person `i`, counted from 0: later ones sort later, as in data that grew. */
export function userIdOf(i: number, size: number): string {
  const time = (firstMs + i * stepMs(size)).toString(16).padStart(12, '0')
  const h = time + md5(`user ${i}`)
  return [
    h.slice(0, 8),
    h.slice(8, 12),
    `7${h.slice(12, 15)}`,
    `8${h.slice(15, 18)}`,
    h.slice(18, 30),
  ].join('-')
}

/** The token of their session. */
export function tokenOf(i: number): string {
  return md5(`token ${i}`)
}

/** Random like ids that devices make, so packs are scattered over the list of all. */
export function packIdOf(i: number): string {
  return md5(`pack ${i}`).slice(0, 20)
}

/** The same ids for statements that make many rows. */
export const idSql = {
  userId: (i: string, size: number) => {
    const h = `(lpad(to_hex(${firstMs}::bigint + ${i} * ${stepMs(size)}::bigint), 12, '0')
      || md5('user ' || ${i}))`
    const part = (from: number, length: number) => `substr(${h}, ${from}, ${length})`
    return `(${part(1, 8)} || '-' || ${part(9, 4)} || '-7' || ${part(13, 3)} || '-8'
      || ${part(16, 3)} || '-' || ${part(19, 12)})`
  },
  token: (i: string) => `md5('token ' || ${i})`,
}

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

/** A connection without the product's patience, for statements that take minutes. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB';
    set work_mem = '256MB'; set max_parallel_maintenance_workers = 2`)
  return client
}

export async function makeDatabase({ url }: Dataset): Promise<void> {
  await onServer(`create database ${nameIn(url)} template template0`)
}

export async function hasDatabase({ url }: Dataset): Promise<boolean> {
  const found = await onServer(`select 1 from pg_database where datname = '${nameIn(url)}'`)
  return found > 0
}

export async function dropDatabase({ url }: Dataset): Promise<void> {
  await onServer(`drop database if exists ${nameIn(url)} with (force)`)
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1)
}

async function onServer(statement: string): Promise<number> {
  const client = await connect(serverUrl)
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
