import { describe, expect, test } from 'vitest'
import { insertContact } from '#server/features/contact/contact-repository.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { formatContacts } from './format-contacts.ts'

describe.each(databaseKinds)('the contact page’s messages for the operator on %s', (kind) => {
  const testApp = useTestApp(kind)

  test('are none, then all, then the newest', async () => {
    const { db } = testApp.services.database
    expect(await formatContacts(db, 50)).toEqual(['Nobody has written.'])
    const email = 'ase@home.example'
    const at = (minute: number) => Date.UTC(2026, 10, 21, 20, minute)
    const one = { id: 'b', userId: null, email, mailed: false, createdAtMs: at(5) }
    await insertContact(db, { ...one, name: 'Åse', message: 'One line.\nAnother.' })
    const two = { ...one, id: 'a', mailed: true, createdAtMs: at(6) }
    await insertContact(db, { ...two, name: '', message: 'Later.' })
    const newest = ['2026-11-21 20:06  mailed  ase@home.example', '    Later.']
    expect(await formatContacts(db, 2)).toEqual([
      '2026-11-21 20:05  kept only  Åse <ase@home.example>',
      '    One line.',
      '    Another.',
      ...newest,
    ])
    expect(await formatContacts(db, 1)).toEqual(['1 older one not shown: say how many.', ...newest])
  })
})
