import { openAuthSecret } from '#server/features/accounts/auth-secret.ts'
import { linkStart, privateKey } from '#server/features/private/private-link.ts'
import { defineCommand, exitCodes, parseNothing } from './command.ts'
import { addressForPhones } from './users-change.ts'

export const privateLink = defineCommand({
  names: ['private-link'],
  does: 'the link that lets people in where PRIVATE=on',
  notes: ['       Raise PRIVATE_LINK_VERSION and restart: the old link and all it let in end.'],
  parse: parseNothing,
  async run(_, { print, readEnv }) {
    const env = readEnv()
    const key = privateKey({ authSecret: openAuthSecret(env), env })
    print(`${addressForPhones(env)}${linkStart}${key}`)
    if (!env.isPrivate) print('The site is open to everybody now: set PRIVATE=on to close it.')
    return exitCodes.done
  },
})
