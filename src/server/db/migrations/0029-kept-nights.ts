import type { Migration } from './migration.ts'

/** What a room's evening came to, for thirty days; a row for each seat that may show its name. */
export const keptNights: Migration = {
  name: '0029-kept-nights',
  isAdditive: true,
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('kept_nights')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('room_id', keyText, (column) => column.notNull().unique())
      .addColumn('maker', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('expires_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('kept_nights_by_end').on('kept_nights').column('expires_at').execute()
    await schema
      .createTable('night_seats')
      .addColumn('night_id', keyText, (column) =>
        column.notNull().references('kept_nights.id').onDelete('cascade'),
      )
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('token_hash', keyText, (column) => column.notNull())
      .addColumn('name', 'text')
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('night_seats_key')
      .on('night_seats')
      .columns(['night_id', 'seat'])
      .unique()
      .execute()
  },
}
