// A mixed load in a process of its own: node bench/scale/load-mix.ts <JSON of a `MixLoad`>.
// Prints how many calls were answered, and how many badly.
import { seeded } from '#domain/random.ts'
import type { Dataset } from './dataset.ts'
import { drawCall } from './mix.ts'
import { sendRequest } from './send-request.ts'

export type MixLoad = {
  dataset: Dataset
  /** Asked in turns, as a balancer would. */
  urls: string[]
  seconds: number
  connections: number
  seed: number
}

const { dataset, urls, seconds, connections, seed } = JSON.parse(process.argv[2] ?? '') as MixLoad
const random = seeded(seed)
const made = new Map<string, number>()
const untilMs = performance.now() + seconds * 1000
let answers = 0
let bad = 0

async function askOn(): Promise<void> {
  while (performance.now() < untilMs) {
    const { name, call } = drawCall(random)
    const n = made.get(name) ?? Math.floor(random() * (dataset.size / 2))
    made.set(name, n + 1)
    const { status } = await sendRequest(
      urls[answers % urls.length] ?? '',
      call(dataset, random, n),
    )
    answers += 1
    if (status >= 500 || status === 429) bad += 1
  }
}

await Promise.all(Array.from({ length: connections }, askOn))
console.log(JSON.stringify({ answers, bad }))
process.exit()
