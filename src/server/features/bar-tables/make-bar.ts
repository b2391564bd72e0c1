import { createHash, randomBytes } from 'node:crypto'
import type { BarGrant, NewBar } from '#contract/bar-tables.ts'
import { type Bar, readClock } from '#domain/bar-table/bar.ts'
import { isTimeZone } from '#domain/bar-table/next-closing.ts'
import { newTableCode } from '#domain/room/code.ts'
import { isUnwanted } from '#domain/room/names.ts'
import { isBlank, toOneLine } from '#domain/visible-text.ts'
import { findGame } from '#games/registry.ts'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { insertBar, insertTables } from './bar-repository.ts'

const maxAttempts = 20

type Deps = { database: Database; now: () => number }

/** A code for each table, for good. A request with a key may be repeated: it is the same set. */
export async function makeBar({ database, now }: Deps, sent: NewBar): Promise<BarGrant> {
  const bar = readBar(sent)
  const id = sent.key ? idFor(sent.key) : randomBytes(16).toString('base64url')
  await transact(database.db, async (transaction) => {
    if (!(await insertBar(transaction, { id, bar, nowMs: now() }))) return
    let missing = Array.from({ length: sent.tables }, (_, at) => at + 1)
    for (let attempt = 0; missing.length > 0; attempt++) {
      if (attempt === maxAttempts) throw new AppError('unavailable', 'No codes are free.')
      const signs = missing.map((number) => ({ number, code: newTableCode(Math.random) }))
      const done = new Set(await insertTables(transaction, id, signs))
      missing = missing.filter((number) => !done.has(number))
    }
  })
  return { id }
}

function readBar({ name: typed, game, closes, timeZone }: NewBar): Bar {
  const invalid = (message: string) => new AppError('invalid_request', message)
  const name = toOneLine(typed).trim()
  const slug = findGame(game)?.slug
  const closesMinute = readClock(closes)
  if (isBlank(name)) throw invalid('name: a sign needs the bar’s name')
  if (isUnwanted(name)) throw invalid('name: not with that word')
  if (!slug) throw invalid('game: there is no such game')
  if (closesMinute === null) throw invalid('closes: must be HH:MM')
  if (!isTimeZone(timeZone)) throw invalid('timeZone: there is no such time zone')
  return { name, game: slug, closesMinute, timeZone }
}

function idFor(key: string): string {
  return createHash('sha256').update(`bar ${key}`).digest('base64url').slice(0, 22)
}
