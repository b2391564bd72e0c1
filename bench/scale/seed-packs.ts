import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { deletionVariants } from '#domain/packs/edit-distance.ts'
import { packTerms, wordsFromTerms } from '#domain/packs/search-terms.ts'
import { seededAt } from '#domain/random.ts'
import type { Dataset } from './dataset.ts'
import { makePack, type SeededPack } from './make-pack.ts'
import { makeVocabulary } from './vocabulary.ts'

const packsAtOnce = 5_000
const formsAtOnce = 20_000
const likesPerPerson = 2

/** Packs as publishing leaves them, found by the terms that the product itself makes of them. */
export async function seedPacks(client: Client, dataset: Dataset): Promise<void> {
  const likes = await seedLikes(client, dataset)
  const vocabulary = makeVocabulary(dataset.size)
  const words = new Set<string>()
  for (let at = 0; at < dataset.size; at += packsAtOnce) {
    const numbers = Array.from(
      { length: Math.min(packsAtOnce, dataset.size - at) },
      (_, n) => at + n,
    )
    const packs = numbers.map((i) =>
      makePack(i, { vocabulary, size: dataset.size, likes: likes[i] ?? 0 }),
    )
    const rows = packs.map((pack) => {
      const terms = pack.row.is_public ? packTerms({ metadata: pack.metadata }) : []
      for (const word of wordsFromTerms(terms)) words.add(word)
      return { ...pack.row, terms }
    })
    await insertPacks(client, JSON.stringify(rows))
    await writeBlobs(dataset, packs)
  }
  await insertWords(client, [...words])
  await client.query(`insert into storage_usage (user_id, used, objects)
    select owner_id, sum(size), count(*) from objects group by owner_id`)
  await client.query(`insert into pack_reports (pack_id, reporter, reason, words, created_at,
      resolved_at)
    select pack_id, md5('reporter ' || pack_id), 'other', 'I do not like it', created_at,
      case when plays % 5 > 0 then created_at end
    from packs where published_at is not null and likes % 3 = 1`)
}

/** Likes: many for a few packs, none for most. Returns the count by pack. */
async function seedLikes(client: Client, { size }: Dataset): Promise<Uint32Array> {
  const likes = new Uint32Array(size)
  const names = { people: [] as number[], packs: [] as number[] }
  for (let i = 0; i < size; i += 1) {
    const random = seededAt(i, 1)
    const liked = new Set<number>()
    for (let n = 0; n < likesPerPerson; n += 1) liked.add(Math.floor(random() ** 3 * size))
    for (const pack of liked) {
      likes[pack] = (likes[pack] ?? 0) + 1
      names.people.push(i)
      names.packs.push(pack)
    }
  }
  for (let at = 0; at < names.people.length; at += 200_000) {
    await client.query(
      `insert into profile_items (user_id, list, item_id, added_at)
        select user_id, 'liked_games', substr(md5('pack ' || pack), 1, 20), created_ms
        from unnest($1::int[], $2::int[]) as liked (person, pack)
        join seed_people on i = person`,
      [names.people.slice(at, at + 200_000), names.packs.slice(at, at + 200_000)],
    )
  }
  return likes
}

async function insertPacks(client: Client, rows: string): Promise<void> {
  const fields = `pack_id text, owner_id text, name text, description text, author text, tags text,
    explicit int, alcohol int, prompt_count int, likes bigint, plays bigint, popularity int,
    created_at bigint, published_at bigint, hidden_at bigint, is_public int, terms text[],
    body_id text, size bigint, md5 text, crc32c text`
  const from = `from json_to_recordset($1::json) as pack (${fields})`
  await client.query(
    `insert into packs (pack_id, owner_id, name, description, author, tags, explicit, alcohol,
        prompt_count, likes, plays, popularity, created_at, updated_at, published_at, hidden_at)
      select pack_id, owner_id, name, description, author, tags, explicit, alcohol, prompt_count,
        likes, plays, popularity, created_at, created_at, published_at, hidden_at ${from}`,
    [rows],
  )
  await client.query(
    `insert into pack_terms (term, pack_id, popularity, published_at)
      select term, pack_id, popularity, published_at ${from}, unnest(terms) as term`,
    [rows],
  )
  await client.query(
    `insert into objects (name, owner_id, body_id, generation, metageneration, size, content_type,
        md5, crc32c, token, is_public, metadata, created_at, updated_at)
      select 'packs/' || pack_id || '.json', owner_id, body_id, created_at * 1000, 1, size,
        'application/json', md5, crc32c, body_id, is_public, '{}', created_at, created_at ${from}`,
    [rows],
  )
  await client.query(
    `insert into profile_items (user_id, list, item_id, added_at)
      select owner_id, 'created_games', pack_id, created_at ${from}`,
    [rows],
  )
}

async function insertWords(client: Client, words: string[]): Promise<void> {
  await client.query('insert into search_words (word) select unnest($1::text[])', [words])
  const forms = words.flatMap((word) => deletionVariants(word).map((form) => ({ form, word })))
  for (let at = 0; at < forms.length; at += formsAtOnce) {
    const some = forms.slice(at, at + formsAtOnce)
    await client.query(
      'insert into search_forms (form, word) select * from unnest($1::text[], $2::text[])',
      [some.map(({ form }) => form), some.map(({ word }) => word)],
    )
  }
}

async function writeBlobs({ dataDir }: Dataset, packs: SeededPack[]): Promise<void> {
  for (const { bytes, row } of packs) {
    if (bytes === null) continue
    const folder = join(dataDir, 'objects', row.body_id.charAt(0), row.body_id.charAt(1))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, row.body_id), bytes)
  }
}
