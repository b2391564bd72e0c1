import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { FaultServer } from '../server/fault-server.ts'
import type { TestUser } from '../users/create-user.ts'

/** Every object that the database names can be read, and is what its row says. */
export async function expectObjectsIntact(server: FaultServer, user: TestUser): Promise<void> {
  const rows = await server.db
    .selectFrom('objects')
    .select(['name', 'size', 'md5'])
    .where('owner_id', '=', user.userId)
    .execute()
  const by = server.by(user)
  const wrong: unknown[] = []
  for (const { name, size, md5 } of rows) {
    const answer = await by.download(name)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const found = createHash('md5').update(bytes).digest('base64')
    if (answer.status !== 200 || bytes.length !== size || found !== md5)
      wrong.push({ name, status: answer.status, size, found: bytes.length })
  }
  expect(wrong).toEqual([])
  const used = rows.reduce((sum, { size }) => sum + size, 0)
  const usage = await server.db
    .selectFrom('storage_usage')
    .select(['used', 'objects'])
    .where('user_id', '=', user.userId)
    .executeTakeFirst()
  if (usage) expect(usage).toEqual({ used, objects: rows.length })
}
