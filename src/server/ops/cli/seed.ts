import type { Kysely } from 'kysely'
import type { Services } from '#server/compose.ts'
import type { Tables } from '#server/db/tables.ts'
import { starterOwnerId } from '#server/features/packs/starter/starter-owner.ts'
import { demoPeople } from '../seed/demo-people.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { type CommandArguments, defineCommand, exitCodes, rejectExtra } from './command.ts'

const defaultPassword = 'a demonstration'
const minPasswordLength = 8

export const seed = defineCommand({
  names: ['seed'],
  synopsis: '[--yes] [--password …]',
  summary: 'adds a few demonstration accounts and packs',
  notes: [
    `  --password  theirs, all of them; "${defaultPassword}" by default`,
    '  --yes       also where strangers come or where people are, and then with a password of your own',
    'What is there already stays as it is.',
  ],
  options: { yes: { type: 'boolean' }, password: { type: 'string' } },
  parse,
  async run({ isSure, password }, { print, openApp }) {
    const services = await openApp()
    try {
      const reason = await findObstacle(services)
      if (reason !== null && !(isSure && password !== null)) {
        print(
          `${reason} To seed it all the same: --yes, and --password for one that only you know.`,
        )
        return exitCodes.failed
      }
      const { people, packs } = await seedDemo(services, password ?? defaultPassword)
      print(`New people: ${people} of ${demoPeople.length}. New packs: ${packs}.`)
      if (people > 0)
        print(`Sign in as ${demoPeople[0]?.email}, with "${password ?? defaultPassword}".`)
      return exitCodes.done
    } finally {
      await services.close()
    }
  },
})

function parse({ options: { yes, password }, positionals }: CommandArguments) {
  if (password !== undefined && String(password).length < minPasswordLength) {
    return { problem: `A password has at least ${minPasswordLength} characters.` }
  }
  const chosen = password === undefined ? null : String(password)
  return rejectExtra(positionals) ?? { isSure: yes === true, password: chosen }
}

/** A reason not to seed; null without one. */
async function findObstacle({ env, database, billing }: Services): Promise<string | null> {
  if (billing?.isLive) return 'This server takes live payments.'
  if (env.isHttps) return `This server is public, at ${env.origin}.`
  if (await hasPeople(database.db)) return 'There are accounts in this database already.'
  return null
}

async function hasPeople(db: Kysely<Tables>): Promise<boolean> {
  const ours = demoPeople.map(({ email }) => email)
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', starterOwnerId)
    .where('email', 'not in', ours)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
