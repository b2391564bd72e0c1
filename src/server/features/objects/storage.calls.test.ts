import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSchema } from '#server/platform/web/call.ts'
import { openStorageCaller, useStorageCallers } from '#tests/support/storage-house.ts'
import { useTestHouse } from '#tests/support/test-house.ts'
import { storageCalls } from './storage.calls.ts'

describe('the calls of the storage', () => {
  const house = useTestHouse('SQLite')
  const people = useStorageCallers(house)

  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['uploadObject', 'POST', (mine: string) => `?name=${mine}`],
    ['changeObject', 'PATCH', (mine: string) => `/${mine}`],
  ])(
    '%s reads what is said of an object by the schema that is described',
    async (id, method, at) => {
      const body = storageCalls.calls.find((call) => call.id === id)?.body
      const schema = body && !isSchema(body) ? body.types['application/json'] : null
      if (!schema) throw new Error('nothing is described')
      const parse = vi.spyOn(schema, 'safeParse')
      const mine = encodeURIComponent(people.mine('a.txt'))
      await openStorageCaller(house.app, people.ada).ask(method, `/v0/b/party-dojo/o${at(mine)}`, {
        headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
        body: '{}',
      })
      expect(parse).toHaveBeenCalled()
    },
  )
})
