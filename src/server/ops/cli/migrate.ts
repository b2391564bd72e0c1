import pino from 'pino'
import { openDatabase, type Upgrade } from '#server/db/open.ts'
import { defineCommand, exitCodes, parseNoArguments } from './command.ts'

export const migrateCommand = defineCommand({
  names: ['migrate'],
  summary: 'creates the database, or migrates it to this version',
  notes: [
    'Every start does the same, under a lock; by itself it lets a rollout fail before it begins.',
    'A Postgres may have servers running on it. The embedded database is one process’s at a time.',
  ],
  parse: parseNoArguments,
  async run(_, { print, readEnv }) {
    let upgrade: Upgrade = { applied: [], copy: null }
    const onUpgrade = (done: Upgrade) => {
      upgrade = done
    }
    const database = await openDatabase(readEnv(), pino({ level: 'silent' }), onUpgrade)
    await database.close()
    const { applied, copy } = upgrade
    if (copy !== null) print(`The database as it was before is at ${copy}.`)
    print(...applied.map((name) => `Applied ${name}.`))
    print(`${database.description}: ${applied.length === 0 ? 'was' : 'is now'} of this version.`)
    return exitCodes.done
  },
})
