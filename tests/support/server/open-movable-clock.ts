import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshDataDir } from './start-server.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** The clock's file is read so often, and thrice as long is enough. */
const clockSettleMs = 150

/** A clock for servers to live by, as many as are started with `env`. */
export function openMovableClock() {
  const file = `${freshDataDir()}-clock`
  writeFileSync(file, '0')
  return {
    env: {
      CLOCK_AHEAD_FILE: file,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'movable-clock.mjs')}`,
    },
    /** From now on they live so far ahead of the right time. */
    async jump(aheadMs: number): Promise<void> {
      writeFileSync(file, String(aheadMs))
      await sleep(clockSettleMs)
    },
  }
}
