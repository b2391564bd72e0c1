import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createApp } from '#server/create-app.ts'
import type { Tables } from '#server/db/tables.ts'
import type { DatabaseKind } from './database.ts'
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
    Object.assign(house, opened, { app: createApp(opened.services, noPages) })
  })
  beforeEach(async () => {
    house.services.now = Date.now
    await house.services.database.db.deleteFrom('rate_limits').execute()
  })
  afterAll(() => house.services.close())
  return house
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
