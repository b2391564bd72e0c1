import { migrate } from '#server/db/migrate.ts'
import { sessionProfileQuery } from '#server/features/profile/profile-repository.ts'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { claimOnPostgres, claimOnSqlite } from './bare-claims.ts'
import { type Ground, measureOnEach } from './grounds.ts'
import { type Measurement, median, type Row } from './measurement.ts'
import { addPeople, authSecret, type Person } from './people.ts'
import { endProcess, loadAsPeople, startNode, waitForAnswer } from './processes.ts'

const rounds = 5
const secondsPerTurn = 3
const claimsPerTurn = 4_000
const readers = 1_000

/** Claims and profile reads a second, beside the same statements through the bare driver. */
export function measure(): Promise<Measurement> {
  return measureOnEach('Claims and profiles, answers a second', measureOn)
}

async function measureOn(ground: Ground): Promise<Row[]> {
  const database = await ground.open()
  await migrate(database, Date.now())
  const people = await addPeople(database, (rounds + 1) * 3 * claimsPerTurn)
  const { sql } = sessionProfileQuery(database.db, '', '').compile()
  await database.close()
  const product = await startBuiltServer({ ...ground.env, AUTH_SECRET: authSecret })
  try {
    return [
      ...(await measureReads(ground, product, people.slice(0, readers), sql)),
      ...(await measureClaims(ground, product, people)),
    ]
  } finally {
    await product.stop()
  }
}

async function measureReads(
  { name, url, file }: Ground,
  product: BuiltServer,
  people: Person[],
  sql: string,
): Promise<Row[]> {
  const [barePort, emptyPort] = [await findFreePort(), await findFreePort()]
  const bare = startNode(['bench/bare-profiles.ts', String(barePort), sql], {
    DATABASE_FILE: file,
    DATABASE_URL: url ?? '',
  })
  const empty = startNode(['bench/bare-server.mjs', String(emptyPort)])
  const turns = {
    ours: product.url,
    bare: `http://127.0.0.1:${barePort}`,
    empty: `http://127.0.0.1:${emptyPort}`,
  }
  const found: Record<keyof typeof turns, number[]> = { ours: [], bare: [], empty: [] }
  try {
    for (const url of [turns.bare, turns.empty]) await waitForAnswer(url)
    for (let round = 0; round <= rounds; round += 1) {
      for (const who of ['ours', 'bare', 'empty'] as const) {
        const until = secondsPerTurn
        const rate = await loadAsPeople({ url: turns[who], what: 'profiles', people, until })
        // The first round only warms them up.
        if (round > 0) found[who].push(rate)
      }
    }
  } finally {
    await endProcess(bare)
    await endProcess(empty)
  }
  const note = `median of ${rounds} rounds of ${secondsPerTurn} s`
  return [
    { what: `${name}: profile reads, ours`, value: median(found.ours), unit: 'req/s', note },
    { what: `${name}: bare node:http, same query`, value: median(found.bare), unit: 'req/s' },
    { what: `${name}: bare node:http, no query`, value: median(found.empty), unit: 'req/s' },
    {
      what: `${name}: profile reads, ours ÷ bare with the query`,
      value: ratio(found.ours, found.bare),
      unit: '×',
      goal: { atLeast: 0.6 },
    },
    {
      what: `${name}: profile reads, ours ÷ bare without`,
      value: ratio(found.ours, found.empty),
      unit: '×',
    },
  ]
}

async function measureClaims(
  { name, url, file }: Ground,
  product: BuiltServer,
  everybody: Person[],
): Promise<Row[]> {
  const port = await findFreePort()
  const server = startNode(['bench/bare-claims-server.ts', String(port)], {
    DATABASE_FILE: file,
    DATABASE_URL: url ?? '',
  })
  const serverUrl = `http://127.0.0.1:${port}`
  const waiting = [...everybody]
  const claimBy = (at: string) => {
    const people = waiting.splice(0, claimsPerTurn)
    return loadAsPeople({ url: at, what: 'claims', people, until: 'all were served' })
  }
  const found: Record<'ours' | 'served' | 'bare', number[]> = { ours: [], served: [], bare: [] }
  try {
    await waitForAnswer(serverUrl)
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await claimBy(product.url)
      const served = await claimBy(serverUrl)
      const others = waiting.splice(0, claimsPerTurn)
      const bare = await (url ? claimOnPostgres(url, others) : claimOnSqlite(file, others))
      // The first round only warms them up.
      if (round === 0) continue
      found.ours.push(ours)
      found.served.push(served)
      found.bare.push(bare)
    }
  } finally {
    await endProcess(server)
  }
  const note = `median of ${rounds} rounds of ${claimsPerTurn} claims`
  return [
    { what: `${name}: claims over HTTP`, value: median(found.ours), unit: 'claims/s', note },
    { what: `${name}: bare node:http, same SQL`, value: median(found.served), unit: 'claims/s' },
    { what: `${name}: first SQL, bare driver`, value: median(found.bare), unit: 'claims/s' },
    {
      what: `${name}: claims, ours ÷ bare node:http`,
      value: ratio(found.ours, found.served),
      unit: '×',
    },
    {
      what: `${name}: claims, ours ÷ bare`,
      value: ratio(found.ours, found.bare),
      unit: '×',
      goal: { atLeast: 0.5 },
    },
  ]
}

function ratio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)))
}
