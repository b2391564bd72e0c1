import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createApp } from '#server/create-app.ts'
import type { Tables } from '#server/db/tables.ts'
import { operationGroups } from '#server/features/open-api/operation-groups.ts'
import type { DatabaseKind } from '../database/database.ts'
import { createUser, type TestUser } from '../users/create-user.ts'
import { findNonconformity } from './conforms.ts'
import { openCallFinder } from './find-call.ts'
import { openTestServices } from './services.ts'

type TestApp = Awaited<ReturnType<typeof openTestServices>> & {
  app: ReturnType<typeof createApp>
}

const noPages = () => Promise.reject(new Error('no pages here'))

/**
 * The app without a socket and without pages, on a database of its own, for every test of a block;
 * before each of them the clock is right and no limit is used up.
 * @param source what the environment would say
 */
export function useTestApp(kind: DatabaseKind, source: Record<string, string> = {}): TestApp {
  const testApp = {} as TestApp
  beforeAll(async () => {
    const opened = await openTestServices(kind, source)
    const app = createApp(opened.services, noPages)
    Object.assign(testApp, opened, { app: withContractCheck(app) })
  })
  beforeEach(async () => {
    testApp.services.now = Date.now
    await testApp.services.database.db.deleteFrom('rate_limits').execute()
  })
  afterAll(() => testApp.services.close())
  return testApp
}

const findCall = openCallFinder(
  operationGroups({ api: {} }).flatMap(({ operations: calls }) => calls),
)

/** Whatever a test asks: an answer that is not as the API describes itself fails it. */
function withContractCheck(app: ReturnType<typeof createApp>): ReturnType<typeof createApp> {
  const ask = app.request
  app.request = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked)
    const [target, options] = asked
    const path = typeof target === 'string' ? new URL(target, 'http://localhost').pathname : null
    const method = options?.method ?? 'GET'
    const call = path === null ? null : findCall(method, path)
    if (call) {
      const contentType = answer.headers.get('content-type')
      const isRead = /^application\/json/.test(contentType ?? '') && !isFile(answer)
      const text = isRead ? await answer.clone().text() : ''
      const fault = findNonconformity(call, { method, status: answer.status, contentType, text })
      if (fault !== null) throw new Error(`${method} ${path}: ${fault}`)
    }
    return answer
  }
  return app
}

/** What is written while it is sent: to read it here would be to read it all. */
function isFile(answer: Response): boolean {
  return answer.headers.has('content-disposition')
}

/** A guest, and where their profile lies. */
type AppUser = TestUser & { path: string }

/** Somebody else for each test of a block. */
export function useUser(testApp: TestApp, person: Partial<Tables['users']> = {}): AppUser {
  const user = {} as AppUser
  beforeEach(async () => {
    Object.assign(user, await createUserIn(testApp, person))
  })
  return user
}

export async function createUserIn(
  { services, app }: TestApp,
  person: Partial<Tables['users']> = {},
): Promise<AppUser> {
  const guest = await createUser(services, app, person)
  return { ...guest, path: `/api/users/${guest.userId}` }
}
