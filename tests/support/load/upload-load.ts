import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStorageCaller } from '../storage/storage-callers.ts'
import type { Player } from './coin-load.ts'

const namesEach = 6
const maxBytes = 20_000

/**
 * Uploads, writes over and deletes, in each player's own corner, over and over. What a name holds is
 * known as soon as the answer is here.
 */
export function loadUploads(url: string, players: readonly Player[]) {
  const app = { request: atOwnOrigin(url) } as Parameters<typeof openStorageCaller>[0]
  /** By name; a name is missing while nobody can say what it holds. */
  const held = new Map<string, Buffer>()
  const surprises: string[] = []
  let isOver = false
  let answered = 0

  async function write({ userId, visitor }: Player): Promise<void> {
    const guest = { userId, token: '', visitor }
    const caller = openStorageCaller(app, guest)
    while (!isOver) {
      const name = `users/${userId}/${randomInt(namesEach)}.bin`
      const isLast = held.has(name) && randomInt(4) === 0
      held.delete(name)
      const bytes = randomBytes(randomInt(maxBytes))
      const answer = await (isLast ? caller.delete(name) : caller.upload(name, bytes)).catch(
        () => null,
      )
      // A quick machine soon has too many for its minute.
      if (answer === null || answer.status === 429) await sleep(20)
      else if (!answer.ok) surprises.push(`${name}: ${answer.status} ${await answer.text()}`)
      else {
        await answer.arrayBuffer()
        answered += 1
        if (!isLast) held.set(name, bytes)
      }
    }
  }

  const ended = Promise.all(players.map(write))
  const end = async () => {
    isOver = true
    await ended
  }
  return { held, surprises, end, answered: () => answered }
}

/** A caller within one process says that it comes from localhost. */
function atOwnOrigin(url: string) {
  return async (path: string, { headers, ...options }: RequestInit = {}) => {
    const { host: _, ...others } = headers as Record<string, string>
    return await fetch(new URL(path, url), { ...options, headers: { ...others, origin: url } })
  }
}
