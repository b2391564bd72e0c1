import { describe, expect, test } from 'vitest'
import { transact } from '#server/db/transaction.ts'
import { findBar, insertBar } from '#server/features/bar-tables/bar-repository.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { lantern } from '#tests/support/rooms/bar-table.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

describe.each(databaseKinds)('bars in the operator’s hands on %s', (kind) => {
  const testApp = useTestApp(kind)
  const bars = (...words: string[]) => runOperatorCommand(testApp.services, 'bars', ...words)
  const make = async (name: string): Promise<{ id: string; code: string }> => {
    const made = await openVisitor(testApp.app).post('/api/bars', { ...lantern, name })
    const { id } = await made.json()
    const found = await findBar(testApp.services.database.db, id)
    return { id, code: found?.signs[0]?.code ?? '' }
  }

  test('are listed, and found by a name, an id or the code of a sign', async () => {
    const { id, code } = await make('Odd % Lantern')
    await make('The Anchor')
    const line = expect.stringMatching(new RegExp(`  ${id}  "Odd % Lantern", slusen, tables: 3$`))
    for (const words of ['d % l', id.slice(3, 12), code.toLowerCase()]) {
      expect((await bars(`--find=${words}`)).lines).toEqual([line])
    }
    expect((await bars('--find', '%%')).lines).toEqual(['There are none.'])
    expect((await bars()).lines).toHaveLength(2)
    expect((await bars('--limit', '1')).lines).toHaveLength(2)
  })

  test('removed, their signs lead nowhere, and the audit log says why', async () => {
    const { id, code } = await make('Stolen Name')
    const scanned = async () => (await openVisitor(testApp.app).get(`/api/tables/${code}`)).status
    expect(await scanned()).toBe(200)
    expect((await bars('remove', id)).code).toBe(2)
    expect(await bars('remove', id, '--reason', 'Not their bar')).toEqual({
      code: 0,
      lines: ['The bar and its signs are deleted.'],
    })
    expect(await scanned()).toBe(404)
    expect(await bars('remove', id, '--reason', 'Not their bar')).toEqual({
      code: 1,
      lines: ['There is no such bar.'],
    })
    const { lines } = await runOperatorCommand(testApp.services, 'audit')
    expect(lines.at(-1)).toMatch(new RegExp(`bar_removed  ${id}  Not their bar$`))
  })

  test('an id that begins with a dash is no option', async () => {
    const { database } = testApp.services
    const made = await findBar(database.db, (await make('Dashed')).id)
    if (!made) throw new Error('it was not made')
    const id = `-${'a-'.repeat(10)}a`
    await transact(database.db, (transaction) =>
      insertBar(transaction, { id, bar: made.bar, nowMs: 1 }),
    )
    expect(await bars('remove', id, '--reason', 'Not their bar')).toMatchObject({ code: 0 })
  })
})
