import { openAuthSecret } from '#server/features/accounts/auth-secret.ts'
import { privateLinkKey, privateLinkPrefix } from '#server/features/private/private-link.ts'
import { defineCommand, exitCodes, parseNoArguments } from './command.ts'
import { addressForPhones } from './users-change.ts'

export const privateLink = defineCommand({
  names: ['private-link'],
  summary: 'the link that admits visitors where PRIVATE=on',
  notes: ['       Raise PRIVATE_LINK_VERSION and restart: the old link and all it let in end.'],
  parse: parseNoArguments,
  async run(_, { print, readEnv }) {
    const env = readEnv()
    const key = privateLinkKey({ authSecret: openAuthSecret(env), env })
    print(`${addressForPhones(env)}${privateLinkPrefix}${key}`)
    if (!env.isPrivate) print('The site is open to everybody now: set PRIVATE=on to close it.')
    return exitCodes.done
  },
})
