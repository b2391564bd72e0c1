import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packPath } from '#domain/packs/custom-pack.ts'
import { readPack } from '#domain/packs/read-pack.ts'
import { loadEnv } from '#server/config/env.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds, silentLog } from '#tests/support/database/database.ts'
import { readEveryRow } from '#tests/support/database/every-row.ts'
import { publish, savePack, somePack } from '#tests/support/packs/pack-fixtures.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'
import { starterOwnerId } from './starter-owner.ts'
import { starterPacks } from './starter-packs.ts'
import { storeStarterPack, syncStarterPacks } from './sync-starter-packs.ts'

const [first] = starterPacks
const packId = first?.metadata.id ?? ''
const filePath = `/v0/b/party-dojo/o/${encodeURIComponent(packPath(packId))}?alt=media`
const never = new AbortController().signal

const places = databaseKinds.flatMap((kind) =>
  (['files', 'a bucket'] as const).map((storage) => ({ kind, storage })),
)

describe.each(places)('starter packs on $kind and $storage', ({ kind, storage }) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)
  let bucket: S3Server | null = null
  let blobs: BlobStore

  beforeAll(async () => {
    if (storage === 'a bucket') bucket = await startS3Server()
    blobs = bucket ? await openBlobStore(loadEnv(bucket.source), silentLog) : testApp.services.blobs
    testApp.services.blobs = blobs
  })
  afterAll(() => bucket?.stop())

  /** As a process does it after its start. */
  const sync = (source: Record<string, string> = {}) =>
    syncStarterPacks({ ...testApp.services, env: loadEnv(source) }, never)
  const gallery = async (query = '') => {
    const answer = await openVisitor(testApp.app).get(`/api/packs?limit=50${query}`)
    return (await answer.json()).packs as { id: string; isStarter?: true; likes: number }[]
  }
  const like = () => user.visitor.put(`${user.path}/liked_games/${packId}`)
  const remove = (id = packId) =>
    runOperatorCommand(testApp.services, 'packs', 'remove', id, '--reason', 'Not for us')

  beforeEach(async () => {
    const { db } = testApp.services.database
    for (const table of ['profile_items', 'pack_reports', 'spent_bodies'] as const)
      await db.deleteFrom(table).execute()
    await db.deleteFrom('users').where('id', '=', starterOwnerId).execute()
    for (const table of ['search_words', 'search_forms'] as const)
      await db.deleteFrom(table).execute()
  })

  test('are stored once, by however many processes at once', async () => {
    await Promise.all([sync(), sync(), sync()])
    const packs = await gallery()
    expect(packs.map(({ id }) => id).toSorted()).toEqual(
      starterPacks.map(({ metadata }) => metadata.id).toSorted(),
    )
    const { db } = testApp.services.database
    const objects = await db.selectFrom('objects').select(['name', 'body_id']).execute()
    expect(objects).toHaveLength(starterPacks.length)
    for (const { body_id } of objects) expect(await blobs.read(body_id)).not.toBeNull()
    const usage = await db.selectFrom('storage_usage').selectAll().execute()
    expect(usage).toEqual([expect.objectContaining({ objects: starterPacks.length })])
    expect(await db.selectFrom('spent_bodies').selectAll().execute()).toEqual([])
  })

  test('are left as they are by every later start', async () => {
    await sync()
    const before = await readEveryRow(testApp.services.database)
    await sync()
    expect(await readEveryRow(testApp.services.database)).toEqual(before)
  })

  test('are read, found and marked as ours, unlike one that says so itself', async () => {
    const fake = await publish(testApp.services, user.userId, {
      name: 'Another table nine',
      author: 'Party Dojo',
    })
    await sync()
    const found = await gallery('&q=table%20nine')
    expect(found.map(({ id, isStarter }) => [id, isStarter]).toSorted()).toEqual(
      [
        [fake, undefined],
        [packId, true],
      ].toSorted(),
    )
    expect((await gallery('&tag=wedding')).map(({ id }) => id)).toContain(packId)
    expect((await gallery('&game=charades')).length).toBe(2)
    const file = await openVisitor(testApp.app).get(filePath)
    const reading = readPack(await file.json())
    expect(reading).toMatchObject({ pack: { prompts: first?.prompts } })
    await testApp.services.database.db.deleteFrom('packs').where('pack_id', '=', fake).execute()
  })

  test('are liked and counted, and belong to no account', async () => {
    await sync()
    expect((await like()).status).toBe(200)
    const plays = await openVisitor(testApp.app).post(`/api/packs/${packId}/plays`, {})
    expect(await plays.json()).toEqual({ plays: 1 })
    expect((await gallery()).find(({ id }) => id === packId)?.likes).toBe(1)
    const { db } = testApp.services.database
    const profiles = db.selectFrom('profiles').selectAll().where('user_id', '=', starterOwnerId)
    expect(await profiles.execute()).toEqual([])
    const operator = (...words: string[]) => runOperatorCommand(testApp.services, ...words)
    expect((await operator('users')).lines.join()).not.toContain(starterOwnerId)
    const notThere = { code: 1, lines: ['There is no such account.'] }
    expect(await operator('users', 'link', starterOwnerId)).toEqual(notThere)
    expect(await operator('users', 'erase', starterOwnerId, '--yes')).toEqual(notThere)
  })

  test('take the words of a newer release, and keep their likes', async () => {
    if (!first) throw new Error('There are no starter packs.')
    const metadata = { ...first.metadata, name: 'Table seven' }
    const older = { ...first, metadata, prompts: first.prompts.slice(5) }
    const services = { ...testApp.services, env: loadEnv({}) }
    await storeStarterPack(services, older)
    await like()
    await Promise.all([sync(), sync(), sync()])
    const [found] = await gallery('&q=table%20nine')
    expect(found).toMatchObject({ id: packId, likes: 1, promptCount: first.prompts.length })
    expect(await gallery('&q=table%20seven')).toEqual([])
    const file = await openVisitor(testApp.app).get(filePath)
    expect(readPack(await file.json())).toMatchObject({ pack: { prompts: first.prompts } })
    await remove()
    await storeStarterPack(services, older)
    expect((await gallery()).map(({ id }) => id)).not.toContain(packId)
  })

  test('are nobody’s to change', async () => {
    await sync()
    const changed = somePack({ id: packId, name: 'Mine now' })
    await expect(savePack(testApp.services, user.userId, changed)).rejects.toThrow(
      'This pack belongs to somebody else.',
    )
    expect((await user.visitor.delete(filePath)).status).toBe(403)
  })

  test('stay removed where the operator removed them', async () => {
    await sync()
    expect(await remove()).toMatchObject({ code: 0 })
    await sync()
    expect(await gallery()).toHaveLength(starterPacks.length - 1)
    await sync({ STARTER_PACKS: 'off' })
    await sync()
    expect((await gallery()).map(({ id }) => id)).not.toContain(packId)
  })

  test('go with STARTER_PACKS=off, and come back with their likes', async () => {
    await sync()
    await like()
    await Promise.all([sync({ STARTER_PACKS: 'off' }), sync({ STARTER_PACKS: 'off' })])
    expect(await gallery()).toEqual([])
    expect((await openVisitor(testApp.app).get(filePath)).status).toBe(404)
    await sync()
    const packs = await gallery()
    expect(packs).toHaveLength(starterPacks.length)
    expect(packs[0]).toMatchObject({ id: packId, likes: 1 })
  })

  test('leave alone a pack of somebody that has such an id', async () => {
    const mine = somePack({ id: packId, name: 'I was here first' })
    await savePack(testApp.services, user.userId, mine)
    await sync()
    expect(await gallery()).toContainEqual(
      expect.objectContaining({ id: packId, name: 'I was here first' }),
    )
    await testApp.services.database.db.deleteFrom('packs').where('pack_id', '=', packId).execute()
    await testApp.services.database.db.deleteFrom('objects').execute()
  })
})
