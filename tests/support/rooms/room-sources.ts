import { createDatabase, isPostgresThere } from '../database/database.ts'
import { freshDataDir } from '../server/start-server.ts'

export type RoomSource = { name: string; open: () => Promise<OpenedSource> }
type OpenedSource = { env: Record<string, string>; drop: () => Promise<void> }

const authSecret = 'a'.repeat(64)

/** Each database that is there, for servers that are started on it one after another. */
export const roomSources: RoomSource[] = [
  {
    name: 'SQLite',
    open: async () => ({
      env: { DATA_DIR: freshDataDir(), AUTH_SECRET: authSecret },
      drop: async () => {},
    }),
  },
]
if (isPostgresThere) {
  roomSources.push({
    name: 'Postgres',
    async open() {
      const { url, drop } = await createDatabase()
      return { env: { DATABASE_URL: url, DATA_DIR: freshDataDir(), AUTH_SECRET: authSecret }, drop }
    },
  })
}
