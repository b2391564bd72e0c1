import { describe, expect, test } from 'vitest'
import { packPath } from '#domain/packs/custom-pack.ts'
import { openGaugeReader } from '#server/features/health/open-gauge-reader.ts'
import { createReadinessCheck } from '#server/features/health/readiness.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

const supportEmail = 'mia@bar.example'

describe.each(databaseKinds)('packs in the operator’s hands on %s', (kind) => {
  const testApp = useTestApp(kind, { SUPPORT_EMAIL: supportEmail })
  const maker = useUser(testApp)
  const packs = (...words: string[]) => runOperatorCommand(testApp.services, 'packs', ...words)
  const filePath = (packId: string) => `/v0/b/party-dojo/o/${encodeURIComponent(packPath(packId))}`
  const statuses = async (visitor = openVisitor(testApp.app), packId = '') => [
    (await visitor.get(`/api/packs/${packId}`)).status,
    (await visitor.get(filePath(packId))).status,
    (await visitor.get(`${filePath(packId)}?alt=media&token=none`)).status,
  ]

  /** As they are collected, by a reader that has kept nothing. */
  const openReports = async () => {
    const gauges = await openGaugeReader(testApp.services, createReadinessCheck(testApp.services))()
    const gauge = gauges.find(({ name }) => name === 'party_dojo_reports_open')
    return gauge?.withLabels().value ?? Number.NaN
  }

  test('are listed, found and shown', async () => {
    const packId = await publish(testApp.services, maker.userId, { name: 'Odd \u001b[2J one' })
    const { lines } = await packs('--find', packId)
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`  ${packId}  listed  "Odd .*one" by Sofie$`)),
    ])
    expect(lines[0]).not.toMatch(/\p{Cc}/u)
    expect((await packs('--find', packId, '--hidden')).lines).toEqual(['There are none.'])
    expect((await packs('show', packId)).lines).toContain(
      `by account ${maker.userId}; 0 likes, 0 plays`,
    )
    expect(await packs('show', 'nothing')).toEqual({ code: 1, lines: ['There is no such pack.'] })
  })

  test('hidden, answer like one that is gone for all but the owner, who is told why', async () => {
    const packId = await publish(testApp.services, maker.userId)
    const gone = await statuses(undefined, 'nothing')
    expect((await packs('hide', packId)).code).toBe(2)
    testApp.logged.length = 0
    expect(await packs('hide', packId, '--reason', 'Names a real person.')).toEqual({
      code: 0,
      lines: ['The pack is hidden.'],
    })
    expect(testApp.logged).toEqual([
      expect.objectContaining({
        audit: 'pack_hidden',
        subject: packId,
        reason: 'Names a real person.',
      }),
    ])
    expect(await statuses(undefined, packId)).toEqual(gone)
    const own = await maker.visitor.get(`/api/packs/${packId}`)
    expect(await own.json()).toMatchObject({ hidden: { reason: 'Names a real person.' } })
    expect((await maker.visitor.get(filePath(packId))).status).toBe(200)
    expect(await packs('hide', packId, '--reason', 'Names a real person.')).toEqual({
      code: 0,
      lines: ['It was hidden before.'],
    })

    expect((await packs('unhide', packId)).lines).toEqual(['The pack is shown again.'])
    const shown = await openVisitor(testApp.app).get(`/api/packs/${packId}`)
    expect(await shown.json()).not.toHaveProperty('hidden')
    expect((await packs('unhide', packId)).lines).toEqual(['It was not hidden.'])
  })

  test('removed, are gone, and that is in the audit log with its reason', async () => {
    const packId = await publish(testApp.services, maker.userId)
    expect((await packs('remove', packId, '--reason', 'Stolen')).lines).toEqual([
      'The pack is deleted.',
    ])
    expect((await maker.visitor.get(`/api/packs/${packId}`)).status).toBe(404)
    expect(await packs('remove', packId, '--reason', 'Stolen')).toEqual({
      code: 1,
      lines: ['There is no such pack.'],
    })
    const { lines } = await runOperatorCommand(testApp.services, 'audit')
    expect(lines.at(-1)).toMatch(new RegExp(`pack_removed  ${packId}  Stolen$`))
  })

  test('each report of one is counted while it is open, and a message to SUPPORT_EMAIL', async () => {
    const before = await openReports()
    const packId = await publish(testApp.services, maker.userId, { name: 'Quiet' })
    const report = { reason: 'private', words: 'That is <my> aunt' }
    const visitor = openVisitor(testApp.app)
    expect((await visitor.post(`/api/packs/${packId}/reports`, report)).status).toBe(204)
    expect((await visitor.post(`/api/packs/${packId}/reports`, report)).status).toBe(204)
    expect(await openReports()).toBe(before + 1)
    const { db } = testApp.services.database
    const rows = await db
      .selectFrom('messages')
      .selectAll()
      .where('recipient', '=', supportEmail)
      .where('content', 'like', `%${packId}%`)
      .execute()
    expect(rows).toHaveLength(1)
    const content = JSON.parse(rows[0]?.content ?? '')
    expect(content).toMatchObject({ subject: 'Pack reported: Quiet' })
    expect(content.text).toContain('That is <my> aunt')
    expect(content.html).toContain('That is &lt;my&gt; aunt')
    await packs('hide', packId, '--reason', 'Private')
    expect(await openReports()).toBe(before)
  })
})
