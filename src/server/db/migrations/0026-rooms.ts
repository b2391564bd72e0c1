import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * A room is rewritten with every move: no index holds what a move changes, and Postgres keeps half
 * of each page free for the next version of its rows.
 */
export const rooms: Migration = {
  name: '0026-rooms',
  isAdditive: true,
  async up(schema, { kind, keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('rooms')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('code', keyText, (column) => column.notNull().unique())
      .addColumn('version', bigInteger, (column) => column.notNull())
      .addColumn('rules_version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('host', 'integer')
      .addColumn('locked', 'integer', (column) => column.notNull())
      .addColumn('gone_at', bigInteger)
      .addColumn('touched_at', bigInteger, (column) => column.notNull())
      .modifyEnd(kind === 'postgres' ? sql`with (fillfactor = 50)` : tableEnd)
      .execute()
    await schema
      .createTable('room_seats')
      .addColumn('room_id', keyText, (column) =>
        column.notNull().references('rooms.id').onDelete('cascade'),
      )
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('token_hash', keyText)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('plays', 'text', (column) => column.notNull())
      .addColumn('more_time', 'integer', (column) => column.notNull())
      .addColumn('removed', 'integer', (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('room_seats_key')
      .on('room_seats')
      .columns(['room_id', 'seat'])
      .unique()
      .execute()
    await schema
      .createTable('room_processes')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('seen_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
  },
}
