import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomConnection } from './connection.ts'

/** Closed connections come back one after another. */
const stopJitterMs = 1_000
const closeTimeoutMs = 500

/** A server with an open socket never stops: it is not left to the phone. */
export async function closeLater({ pipe }: Pick<RoomConnection, 'pipe'>): Promise<void> {
  await sleep(Math.random() * stopJitterMs)
  pipe.close(1012)
  await sleep(closeTimeoutMs)
  pipe.terminate()
}
