import { connect, type Dataset } from './dataset.ts'

/**
 * Brings a data set into the memory of the machine, where one that is in use has been for long: what was
 * just seeded lies on the disk, and the first calls would measure that.
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
