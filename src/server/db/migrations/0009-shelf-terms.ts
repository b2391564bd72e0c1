import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** One term for each combination of game and flags, instead of one for each. */
export const shelfTerms: Migration = {
  name: '0009-shelf-terms',
  up: async (_schema, _dialect, db) => {
    await join('explicit:%', ['alcohol:%']).execute(db)
    await join('game:%', ['explicit:%', 'alcohol:%']).execute(db)
  },
}

function join(first: string, seconds: string[]) {
  const isSecond = sql.join(
    seconds.map((second) => sql`b.term like ${second}`),
    sql` or `,
  )
  return sql`insert into pack_terms (term, pack_id, popularity, published_at)
    select a.term || '+' || b.term, a.pack_id, a.popularity, a.published_at
    from pack_terms a join pack_terms b on b.pack_id = a.pack_id
    where a.term like ${first} and (${isSecond})`
}
