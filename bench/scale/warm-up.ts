import { connect, type Dataset } from './dataset.ts'

/**
 * Loads a data set into memory, where one in use would be: after seeding it is on the disk, and the
 * first calls would measure that.
 */
export async function warmUp({ url }: Dataset): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('create extension if not exists pg_prewarm')
    await client.query(`select pg_prewarm(oid, 'read') from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`)
  } finally {
    await client.end()
  }
}
