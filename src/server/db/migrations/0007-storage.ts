import type { Migration } from './migration.ts'

export const storage: Migration = {
  name: '0007-storage',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('objects')
      .addColumn('name', keyText, (column) => column.primaryKey().notNull())
      .addColumn('owner_id', keyText, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('body_id', keyText, (column) => column.notNull())
      .addColumn('generation', bigInteger, (column) => column.notNull())
      .addColumn('metageneration', 'integer', (column) => column.notNull())
      .addColumn('size', bigInteger, (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('md5', 'text', (column) => column.notNull())
      .addColumn('crc32c', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('updated_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    // A page of a list is one range of this index, however large the bucket is.
    await schema
      .createIndex('objects_in_public')
      .on('objects')
      .columns(['is_public', 'name'])
      .execute()
    await schema
      .createIndex('objects_by_owner')
      .on('objects')
      .columns(['owner_id', 'is_public', 'name'])
      .execute()

    await schema
      .createTable('uploads')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('name', keyText, (column) => column.notNull())
      .addColumn('owner_id', keyText, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('received', bigInteger, (column) => column.notNull())
      .addColumn('parts', 'text', (column) => column.notNull())
      .addColumn('if_generation', bigInteger)
      .addColumn('expected_size', bigInteger)
      .addColumn('finished_at', bigInteger)
      .addColumn('generation', bigInteger)
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('uploads_by_owner')
      .on('uploads')
      .columns(['owner_id', 'created_at'])
      .execute()

    await schema
      .createTable('spent_bodies')
      .addColumn('body_id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('spent_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('storage_usage')
      .addColumn('user_id', keyText, (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('used', bigInteger, (column) => column.notNull())
      .addColumn('objects', 'integer', (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
  },
}
