import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { createSchema, isPostgresThere } from '../support/database/database.ts'
import { freshDataDir, startServer } from '../support/server/start-server.ts'
import { startS3Server } from '../support/storage/s3-server.ts'

const shared = { STARTER_PACKS: 'on', AUTH_SECRET: 'shared by the two processes of this test' }

/** The name of each pack with its generation, which is another after every upload. */
async function readGallery(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/v0/b/party-dojo/o?prefix=packs/`)
  const { items } = (await answer.json()) as { items: { name: string }[] }
  const documents = items.map(async ({ name }) => {
    const file = await fetch(`${url}/v0/b/party-dojo/o/${encodeURIComponent(name)}`)
    const { generation } = (await file.json()) as { generation: string }
    return `${name} ${generation}`
  })
  return await Promise.all(documents)
}

test.skipIf(!isPostgresThere)(
  'two processes that start at once store the starter packs once, and a restart nothing',
  async ({ onTestFinished }) => {
    const schema = await createSchema()
    const bucket = await startS3Server()
    const folders = [freshDataDir(), freshDataDir(), freshDataDir()]
    const start = (dataDir: string) =>
      startServer({ ...shared, ...bucket.source, DATABASE_URL: schema.url, DATA_DIR: dataDir })
    const servers = await Promise.all(folders.slice(0, 2).map(start))
    onTestFinished(async () => {
      for (const { process, ended } of servers) {
        process.kill('SIGTERM')
        await ended
      }
      await bucket.stop()
      await schema.drop()
      for (const folder of folders) rmSync(dirname(folder), { recursive: true, force: true })
    })
    const [first] = servers
    if (!first) throw new Error('no server')
    await expect.poll(() => readGallery(first.url)).toHaveLength(12)
    const before = await readGallery(first.url)

    const third = await start(folders[2] ?? '')
    servers.push(third)
    // The packs are looked at a second after the start.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await readGallery(third.url)).toEqual(before)
  },
)
