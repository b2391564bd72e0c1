import type { Migration } from './migration.ts'

/**
 * `step` counts answers and decides between simultaneous ones. Words of an answer are rows of their
 * own: they are deleted with the account that wrote them.
 */
export const dares: Migration = {
  name: '0012-dares',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('dares')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('user_id', keyText, (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('taker_id', keyText, (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('sender_key_hash', keyText, (column) => column.notNull())
      .addColumn('kind', keyText, (column) => column.notNull())
      .addColumn('from_name', 'text', (column) => column.notNull())
      .addColumn('to_name', 'text', (column) => column.notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .addColumn('water', 'integer', (column) => column.notNull())
      .addColumn('drawing', 'text', (column) => column.notNull())
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('expires_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('dares_by_user').on('dares').column('user_id').execute()
    await schema.createIndex('dares_by_taker').on('dares').column('taker_id').execute()
    await schema.createIndex('dares_by_end').on('dares').column('expires_at').execute()
    await schema
      .createTable('dare_words')
      .addColumn('dare_id', keyText, (column) =>
        column.primaryKey().notNull().references('dares.id').onDelete('cascade'),
      )
      .addColumn('user_id', keyText, (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('words', 'text', (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('dare_words_by_user').on('dare_words').column('user_id').execute()
  },
}
