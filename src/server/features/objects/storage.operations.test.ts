import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSchema } from '#server/platform/web/operation.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { openStorageCaller, useStorageCallers } from '#tests/support/storage/storage-callers.ts'
import { storageOperations } from './storage.operations.ts'

describe('the calls of the storage', () => {
  const testApp = useTestApp('SQLite')
  const people = useStorageCallers(testApp)

  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['uploadObject', 'POST', (mine: string) => `?name=${mine}`],
    ['updateObject', 'PATCH', (mine: string) => `/${mine}`],
  ])(
    '%s reads what is said of an object by the schema that is described',
    async (id, method, at) => {
      const body = storageOperations.operations.find((call) => call.id === id)?.body
      const schema = body && !isSchema(body) ? body.types['application/json'] : null
      if (!schema) throw new Error('nothing is described')
      const parse = vi.spyOn(schema, 'safeParse')
      const mine = encodeURIComponent(people.mine('a.txt'))
      await openStorageCaller(testApp.app, people.ada).ask(
        method,
        `/v0/b/party-dojo/o${at(mine)}`,
        {
          headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
          body: '{}',
        },
      )
      expect(parse).toHaveBeenCalled()
    },
  )
})
