import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createApp } from '#server/create-app.ts'
import type { Tables } from '#server/db/tables.ts'
import { areas } from '#server/features/open-api/areas.ts'
import { findNonconformity } from './conforms.ts'
import type { DatabaseKind } from './database.ts'
import { openCallFinder } from './find-call.ts'
import { type Guest, seatGuest } from './guest.ts'
import { openTestServices } from './services.ts'

type TestHouse = Awaited<ReturnType<typeof openTestServices>> & {
  app: ReturnType<typeof createApp>
}

const noPages = () => Promise.reject(new Error('no pages here'))

/**
 * The app without a socket and without pages, on a database of its own, for every test of a block;
 * before each of them the clock is right and no limit is used up.
 * @param source what the environment would say
 */
export function useTestHouse(kind: DatabaseKind, source: Record<string, string> = {}): TestHouse {
  const house = {} as TestHouse
  beforeAll(async () => {
    const opened = await openTestServices(kind, source)
    const app = createApp(opened.services, noPages)
    Object.assign(house, opened, { app: heldToItsWord(app) })
  })
  beforeEach(async () => {
    house.services.now = Date.now
    await house.services.database.db.deleteFrom('rate_limits').execute()
  })
  afterAll(() => house.services.close())
  return house
}

const findCall = openCallFinder(areas({ api: {} }).flatMap(({ calls }) => calls))

/** Whatever a test asks: an answer that is not as the API describes itself fails it. */
function heldToItsWord(app: ReturnType<typeof createApp>): ReturnType<typeof createApp> {
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
type SeatedGuest = Guest & { path: string }

/** Somebody else for each test of a block. */
export function useGuest(house: TestHouse, person: Partial<Tables['users']> = {}): SeatedGuest {
  const guest = {} as SeatedGuest
  beforeEach(async () => {
    Object.assign(guest, await seat(house, person))
  })
  return guest
}

export async function seat(
  { services, app }: TestHouse,
  person: Partial<Tables['users']> = {},
): Promise<SeatedGuest> {
  const guest = await seatGuest(services, app, person)
  return { ...guest, path: `/api/users/${guest.userId}` }
}
