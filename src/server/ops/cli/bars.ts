import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { deleteBar } from '#server/features/bar-tables/bar-repository.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  withServices,
} from './command.ts'
import { containsWords } from './contains-words.ts'
import { formatTime } from './format-time.ts'
import { defaultLimit, listNewest, listOptions, parseList } from './list-options.ts'
import { logAction, type OperatorAction, recordAction } from './operator-actions.ts'
import { readReason } from './read-reason.ts'

export const bars = defineCommand({
  names: ['bars'],
  synopsis: `[--find words] [--limit ${defaultLimit}]`,
  summary: 'bars with signs on their tables, last used last',
  notes: ['  --find words  part of a name or an id, or the code of a sign'],
  options: listOptions,
  parse: parseList,
  run: ({ find, limit }, shell) =>
    withServices(shell, async ({ database }) => {
      shell.print(...(await listBars(database.db, find, limit)))
      return exitCodes.done
    }),
})

async function listBars(db: Kysely<Tables>, find: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bars')
    .innerJoin('bar_tables', 'bar_tables.bar_id', 'bars.id')
    .select(['bars.id', 'name', 'game', 'used_at'])
    .select(({ fn }) => fn.countAll<number | string>().as('tables'))
    .where((eb) =>
      eb.or([
        containsWords(sql.ref('name'), find),
        containsWords(sql.ref('bars.id'), find),
        eb.exists(
          eb
            .selectFrom('bar_tables as sign')
            .select('sign.code')
            .whereRef('sign.bar_id', '=', 'bars.id')
            .where('sign.code', '=', find.toUpperCase()),
        ),
      ]),
    )
    .groupBy(['bars.id', 'name', 'game', 'used_at'])
    .orderBy('used_at', 'desc')
    .orderBy('bars.id')
    .limit(limit + 1)
    .execute()
  if (rows.length === 0) return ['There are none.']
  return listNewest(rows, limit, ({ id, name, game, used_at, tables }) =>
    `${formatTime(used_at)}  ${id}  "${name}", ${game}, tables: ${tables}`.replace(/\p{C}+/gu, ' '),
  )
}

export const barsRemove = defineCommand({
  names: ['bars remove'],
  synopsis: '<barId> --reason "…"',
  summary: 'deletes a bar: its signs lead nowhere any more',
  notes: ['A room that is on at one of its tables goes on to its end.'],
  options: { reason: { type: 'string' } },
  parse: ({ options, positionals: [barId, ...more] }: CommandArguments) => {
    if (barId === undefined) return { problem: 'Say which bar: its id as the list shows it.' }
    const why = readReason(options.reason)
    return rejectExtra(more) ?? ('problem' in why ? why : { ...why, barId })
  },
  run: ({ barId, reason }, shell) =>
    withServices(shell, async (services) => {
      const done: OperatorAction = { action: 'bar_removed', subject: barId, reason }
      const isDeleted = await transact(services.database.db, async (transaction) => {
        if (!(await deleteBar(transaction, barId))) return false
        await recordAction(transaction, done, services.now())
        return true
      })
      if (isDeleted) logAction(services, done)
      shell.print(isDeleted ? 'The bar and its signs are deleted.' : 'There is no such bar.')
      return isDeleted ? exitCodes.done : exitCodes.failed
    }),
})
