// A load in a process of its own: node bench/people-load.ts <file>, where the file holds a `Load`.
// Prints answers a second.
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { cookieOf, type Person } from './people.ts'

export type Load = {
  url: string
  what: 'profiles' | 'claims'
  people: Person[]
  /** Seconds, or until everybody was served once. */
  until: number | 'all were served'
}

const load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Load
const requests = load.people.map((person) => ({
  path: `/api/users/${person.userId}${load.what === 'claims' ? '/claimed_rewards' : ''}`,
  headers: { cookie: cookieOf(person), origin: load.url, 'content-type': 'application/json' },
}))
let next = 0

const result = await autocannon({
  url: load.url,
  connections: 20,
  ...(load.until === 'all were served' ? { amount: requests.length } : { duration: load.until }),
  requests: [
    {
      method: load.what === 'claims' ? 'POST' : 'GET',
      ...(load.what === 'claims' && { body: '{"rewardId":"welcome"}' }),
      setupRequest: (request) => ({ ...request, ...requests[next++ % requests.length] }),
    },
  ],
})
if (result.errors > 0 || result.non2xx > 0) {
  throw new Error(`${result.errors} errors, ${result.non2xx} refusals`)
}
const seconds = (result.finish.getTime() - result.start.getTime()) / 1000
console.log(JSON.stringify(result['2xx'] / seconds))
