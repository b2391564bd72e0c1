import type { Migration } from './migration.ts'

/**
 * Tables of the sign-in library, the same on both databases: times as ISO text in UTC, flags 0 or
 * 1.
 */
export const accounts: Migration = {
  name: '0004-accounts',
  async up(schema, { keyText, tableEnd }) {
    await schema
      .createTable('users')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('phone_number', 'text', (column) => column.unique())
      .addColumn('phone_number_verified', 'integer')
      .addColumn('created_at', keyText, (column) => column.notNull())
      .addColumn('updated_at', keyText, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('sessions')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('token', keyText, (column) => column.notNull().unique())
      .addColumn('user_id', keyText, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('expires_at', keyText, (column) => column.notNull())
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text')
      .addColumn('created_at', keyText, (column) => column.notNull())
      .addColumn('updated_at', keyText, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()

    await schema
      .createTable('accounts')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('account_id', keyText, (column) => column.notNull())
      .addColumn('provider_id', keyText, (column) => column.notNull())
      .addColumn('user_id', keyText, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('access_token', 'text')
      .addColumn('refresh_token', 'text')
      .addColumn('id_token', 'text')
      .addColumn('access_token_expires_at', 'text')
      .addColumn('refresh_token_expires_at', 'text')
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('created_at', keyText, (column) => column.notNull())
      .addColumn('updated_at', keyText, (column) => column.notNull())
      .addUniqueConstraint('accounts_by_provider', ['provider_id', 'account_id'])
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('accounts_by_user').on('accounts').column('user_id').execute()

    await schema
      .createTable('verifications')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('identifier', keyText, (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', keyText, (column) => column.notNull())
      .addColumn('created_at', keyText, (column) => column.notNull())
      .addColumn('updated_at', keyText, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('verifications_by_identifier')
      .on('verifications')
      .column('identifier')
      .execute()

    await schema
      .createTable('passkeys')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('name', 'text')
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('user_id', keyText, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('credential_id', keyText, (column) => column.notNull().unique())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('device_type', 'text', (column) => column.notNull())
      .addColumn('backed_up', 'integer', (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('created_at', 'text')
      .addColumn('aaguid', 'text')
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute()
  },
}
