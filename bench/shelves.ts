import { type RawBuilder, sql } from 'kysely'
import { deletionVariants } from '#domain/packs/edit-distance.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { writePageToken } from '#server/features/objects/page-token.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { type Ground, measureOnEach } from './grounds.ts'
import { type Measurement, median, type Row } from './measurement.ts'
import { addPeople, authSecret } from './people.ts'

const sizes = [1_000, 100_000, 1_000_000]
/** A word that few have is in so many, however many packs there are. */
const packsOfRare = 20
/** As many as a statement can add before it is taken for a stuck one. */
const packsAtOnce = 50_000
const rounds = 200
const warmUps = 40

/** What a page of a list and of a search costs when there are a thousand times as many packs. */
export function measure(): Promise<Measurement> {
  return measureOnEach('A page of many', measureOn)
}

async function measureOn(ground: Ground): Promise<Row[]> {
  const database = await ground.open()
  await migrate(database, Date.now())
  const [owner] = await addPeople(database, 1)
  const found = new Map<string, number[]>()
  for (const [at, size] of sizes.entries()) {
    for (let from = sizes[at - 1] ?? 0; from < size; from += packsAtOnce) {
      const to = Math.min(size, from + packsAtOnce)
      await addPacks(database, owner?.userId ?? '', { from: from + 1, to })
    }
    await addWords(database, size)
    await analyzeTables(database)
    const product = await startBuiltServer({
      ...ground.env,
      AUTH_SECRET: authSecret,
      TRUSTED_PROXIES: '1',
    })
    try {
      for (const [what, path] of Object.entries(pages(size))) {
        found.set(what, [...(found.get(what) ?? []), await medianMs(product.url + path)])
      }
    } finally {
      await product.stop()
    }
  }
  await database.close()
  return [...found].flatMap(([what, times]) => rowsOf(`${ground.name}: ${what}`, times))
}

function rowsOf(what: string, [least = Number.NaN, ...more]: number[]): Row[] {
  return more.map((ms, at) => ({
    what: `${what}, ${sizes[at + 1]?.toLocaleString('en-GB')} ÷ 1,000 packs`,
    value: ms / least,
    unit: '×',
    goal: { atMost: 1.5 },
    note: `${ms.toFixed(2)} ms, with 1,000 ${least.toFixed(2)} ms; median of ${rounds}`,
  }))
}

/** Pages that people ask for, and the one near the end of a list of that size. */
function pages(size: number): Record<string, string> {
  const list = '/v0/b/party-dojo/o?prefix=packs%2F&delimiter=%2F&maxResults=100'
  const listing = { prefix: 'packs/', hasDelimiter: true, ownerId: null }
  const late = writePageToken(`packs/${idOf(Math.floor(size * 0.9))}`, listing, authSecret)
  return {
    'the first 100 of a list': list,
    '100 in the middle of it': `${list}&pageToken=${encodeURIComponent(late)}`,
    'the popular ones': '/api/packs',
    'the new ones': '/api/packs?sort=new',
    'a word that all have': '/api/packs?q=party',
    'two words, half have one': '/api/packs?q=party%20half1',
    'a word that few have': '/api/packs?q=rare37',
    'a word with a slip': '/api/packs?q=prty%20',
    'a game without drinks': '/api/packs?game=charades&alcohol=false',
    'a word in a game without drinks': '/api/packs?q=half0&game=charades&alcohol=false',
    'two things that no pack has both': '/api/packs?q=half1&game=charades&alcohol=false',
  }
}

async function medianMs(url: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const startedMs = performance.now()
    // Another visitor each time: one alone would soon be asked to wait.
    const from = `10.${round % 250}.${Math.floor(Math.random() * 250)}.1`
    const answer = await fetch(url, { headers: { 'x-forwarded-for': from } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    if (round >= warmUps) times.push(performance.now() - startedMs)
  }
  return median(times)
}

/** Scattered over the whole list, and each once. */
function idOf(number: number): string {
  return String(10_000_000_000 + ((number * 2_654_435_761) % 4_294_967_296)).slice(1)
}

/** Packs by the number, straight into the tables, as publishing would leave them. */
async function addPacks(
  { db, dialect }: Database,
  owner: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (dialect.kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(db)
  const id = sql`substr(cast(10000000000 + (i * 2654435761) % 4294967296 as text), 2)`
  // A number that is bound as it is would be an int4 to Postgres, and too small for the product.
  const numbers = sql`with recursive n(i) as (
    select cast(${sql.lit(from)} as bigint) union all select i + 1 from n where i < ${sql.lit(to)})`
  await sql`insert into objects (name, owner_id, body_id, generation, metageneration, size,
      content_type, md5, crc32c, token, is_public, metadata, created_at, updated_at)
    select * from (${numbers}
    select 'packs/' || ${id} || '.json', ${sql.lit(owner)}, 'b' || i, i, 1, 5000, 'application/json',
      'md5', 'crc', 'token' || i, 1, '{}', i, i from n) as fresh`.execute(db)
  await sql`insert into packs (pack_id, owner_id, name, description, author, tags, explicit, alcohol,
      prompt_count, likes, plays, popularity, created_at, updated_at, published_at)
    select * from (${numbers} select ${id}, ${sql.lit(owner)}, 'Party half' || (i % 2), 'Some words.',
      'Bench', '["charades"]', 0, i % 2, 20, 0, 0, (i * 7919) % 60, i, i, i from n) as fresh`.execute(
    db,
  )
  for (const term of terms) {
    await sql`insert into pack_terms (term, pack_id, popularity, published_at)
      select * from (${numbers} select ${term} as term, ${id} as pack_id, (i * 7919) % 60, i from n)
      as fresh order by term, pack_id`.execute(db)
  }
}

const terms: RawBuilder<unknown>[] = [
  sql`'all'`,
  sql`'game:charades'`,
  sql`'game:charades+explicit:0'`,
  sql`'game:charades+explicit:0+alcohol:' || (i % 2)`,
  sql`'game:charades+alcohol:' || (i % 2)`,
  sql`'explicit:0'`,
  sql`'explicit:0+alcohol:' || (i % 2)`,
  sql`'alcohol:' || (i % 2)`,
  sql`'w:party'`,
  sql`'w:half' || (i % 2)`,
  sql`'w:rare' || ((i - 1) / ${sql.lit(packsOfRare)})`,
]

const atOnce = 2_000

/** The words of that many packs, as publishing would learn them. */
async function addWords({ db }: Database, packs: number): Promise<void> {
  const rare = Array.from({ length: packs / packsOfRare }, (_, at) => `rare${at}`)
  const words = ['party', 'half0', 'half1', ...rare]
  const forms = words.flatMap((word) => deletionVariants(word).map((form) => ({ form, word })))
  for (let at = 0; at < words.length; at += atOnce) {
    const some = words.slice(at, at + atOnce).map((word) => ({ word }))
    await db
      .insertInto('search_words')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (let at = 0; at < forms.length; at += atOnce) {
    await db
      .insertInto('search_forms')
      .values(forms.slice(at, at + atOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Both databases look after themselves in time; a measurement does not wait for it. */
async function analyzeTables({ db, dialect }: Database): Promise<void> {
  if (dialect.kind === 'sqlite') await sql`analyze`.execute(db)
  else await sql`vacuum (analyze)`.execute(db).then(() => sql`checkpoint`.execute(db))
}
