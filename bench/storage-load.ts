// A load in a process of its own: node bench/storage-load.ts <file>, where the file holds a
// `StorageLoad`. Prints answers a second.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export type StorageLoad = {
  url: string
  seconds: number
  /** One after another, from the first again after the last. */
  requests: {
    method: 'GET' | 'POST'
    /** `NEW` in it is another name each time. */
    path: string
    headers: Record<string, string>
    body?: string
  }[]
}

const load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as StorageLoad
let next = 0

const result = await autocannon({
  url: load.url,
  connections: 8,
  duration: load.seconds,
  requests: [
    {
      setupRequest: (request) => {
        const asked = load.requests[next++ % load.requests.length]
        return { ...request, ...asked, path: asked?.path.replace('NEW', randomUUID()) ?? '' }
      },
    },
  ],
})
if (result.errors > 0 || result.non2xx > 0) {
  throw new Error(`${result.errors} errors, ${result.non2xx} refusals`)
}
console.log(JSON.stringify(result.requests.average))
