import type { Kysely } from 'kysely'
import type { Services } from '#server/compose.ts'
import type { Tables } from '#server/db/tables.ts'
import { demoHouse } from '../seed/demo-house.ts'
import { seedHouse } from '../seed/seed-house.ts'
import { defineCommand, exitCodes, tooMuch, type Words } from './command.ts'

const usualPassword = 'a demonstration'
const shortestPassword = 8

export const seed = defineCommand({
  names: ['seed'],
  takes: '[--yes] [--password …]',
  does: 'fills a house with a few people and packs, to look at',
  notes: [
    `  --password  theirs, all of them; "${usualPassword}" by default`,
    '  --yes       also where strangers come or where people are, and then with a password of your own',
    'What is there already stays as it is.',
  ],
  options: { yes: { type: 'boolean' }, password: { type: 'string' } },
  parse,
  async run({ isSure, password }, { print, openHouse }) {
    const services = await openHouse()
    try {
      const reason = await whyNot(services)
      if (reason !== null && !(isSure && password !== null)) {
        print(
          `${reason} To seed it all the same: --yes, and --password for one that only you know.`,
        )
        return exitCodes.failed
      }
      const { people, packs } = await seedHouse(services, password ?? usualPassword)
      print(`New people: ${people} of ${demoHouse.length}. New packs: ${packs}.`)
      if (people > 0)
        print(`Sign in as ${demoHouse[0]?.email}, with "${password ?? usualPassword}".`)
      return exitCodes.done
    } finally {
      await services.close()
    }
  },
})

function parse({ options: { yes, password }, rest }: Words) {
  if (password !== undefined && String(password).length < shortestPassword) {
    return { problem: `A password has at least ${shortestPassword} characters.` }
  }
  const chosen = password === undefined ? null : String(password)
  return tooMuch(rest) ?? { isSure: yes === true, password: chosen }
}

/** Why this looks like a house that real people use; null when it does not. */
async function whyNot({ env, database, billing }: Services): Promise<string | null> {
  if (billing?.isLive) return 'This house takes real money.'
  if (env.isHttps) return `This house is open to the world, at ${env.origin}.`
  if (await hasPeople(database.db)) return 'There are people in this house already.'
  return null
}

async function hasPeople(db: Kysely<Tables>): Promise<boolean> {
  const ours = demoHouse.map(({ email }) => email)
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'not in', ours)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
