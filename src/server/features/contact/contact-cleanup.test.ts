import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openContactCleanup } from './contact-cleanup.ts'
import { insertContact } from './contact-repository.ts'

const nowMs = Date.UTC(2027, 2, 1, 12)

describe.each(databaseKinds)('what was written a year ago, on %s', (kind) => {
  const testApp = useTestApp(kind)

  test('is removed to the moment, and what came after stays', async () => {
    const { db } = testApp.services.database
    const times = [Date.UTC(2026, 2, 1, 12) - 1, Date.UTC(2026, 2, 1, 12), nowMs]
    for (const [index, createdAtMs] of times.entries()) {
      const written = { name: '', email: 'a@b.example', message: 'Hi' }
      const kept = { ...written, id: `${index}`, userId: null, mailed: false, createdAtMs }
      expect(await insertContact(db, kept)).toBe(true)
    }
    await openContactCleanup({ ...testApp.services, now: () => nowMs }).stop()
    const rows = await db.selectFrom('contact_messages').select('id').orderBy('id').execute()
    expect(rows).toEqual([{ id: '1' }, { id: '2' }])
  })
})
