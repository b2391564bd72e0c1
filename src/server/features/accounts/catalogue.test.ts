import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { goodPassword, openVisitor, signUp } from '#tests/support/users/visitor.ts'

/** Where databases keep what they know of their tables. */
const catalogue = /information_schema|\bpg_[a-z]+\b|sqlite_master|sqlite_schema|pragma/i

type Client = Record<string, (...sent: unknown[]) => unknown>

const clients = [
  [DatabaseSync.prototype, 'prepare'],
  [DatabaseSync.prototype, 'exec'],
  [pg.Client.prototype, 'query'],
  [PGlite.prototype, 'query'],
] as unknown as [Client, string][]

describe.each(databaseKinds)('the first sign-in of a process on %s', (kind) => {
  const statements: string[] = []

  // Before the server is there: its connections keep the way to ask that they are made with.
  beforeAll(() => {
    for (const [client, call] of clients) {
      const original = client[call]
      vi.spyOn(client, call).mockImplementation(function (this: unknown, ...sent) {
        const [asked] = sent as [string | { text?: string }]
        statements.push(typeof asked === 'string' ? asked : (asked.text ?? ''))
        return original?.apply(this, sent)
      })
    }
  })
  const testApp = useTestApp(kind)
  afterAll(() => {
    vi.restoreAllMocks()
  })

  test('asks for rows of our tables, and for nothing about them', async () => {
    statements.length = 0
    const visitor = openVisitor(testApp.app)
    const email = 'first@home.example'
    await signUp(visitor, testApp.sent, email)
    await visitor.post('/api/auth/sign-in/email', { email, password: goodPassword })
    expect(statements.filter((text) => /\bsessions\b/.test(text)).length).toBeGreaterThan(1)
    expect(statements.filter((text) => catalogue.test(text))).toEqual([])
  })
})
