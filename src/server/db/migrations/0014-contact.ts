import type { Migration } from './migration.ts'

export const contact: Migration = {
  name: '0014-contact',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('contact_messages')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('user_id', keyText, (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('mailed', 'integer', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('contact_messages_by_user')
      .on('contact_messages')
      .column('user_id')
      .execute()
    await schema
      .createIndex('contact_messages_by_time')
      .on('contact_messages')
      .column('created_at')
      .execute()
    await schema
      .createTable('mail_preferences')
      .addColumn('user_id', keyText, (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('unsubscribed_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
  },
}
