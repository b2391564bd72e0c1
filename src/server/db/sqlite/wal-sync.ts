import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const fdatasyncAsync = promisify(fdatasync)

export type WalSync = {
  /**
   * Resolves when all that is committed by now is on the disk. Rejects when that failed, and from then
   * on always: the system may have dropped what it could not write and call the next sync a success.
   */
  sync: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Waits for the disk outside of SQLite, which would hold up the whole process for it. With
 * `synchronous = NORMAL` SQLite syncs its write-ahead log before it moves it into the database; what
 * is acknowledged before that is synced here. One wait serves everybody who asked before it began.
 *
 * @param path of the database
 * @param syncFile how an open file is brought to the disk
 */
export function openWalSync(
  path: string,
  syncFile: (file: number) => Promise<void> = fdatasyncAsync,
): WalSync {
  let file: number | null = null
  let inFlight: Promise<void> | null = null
  let next: Promise<void> | null = null
  let failure: Error | null = null

  async function syncOnce(): Promise<void> {
    // SQLite locks other files: to open and close this one takes nobody's lock away.
    file ??= openSync(`${path}-wal`, 'r+')
    await syncFile(file).catch((cause: unknown) => {
      failure ??= new Error('the disk lost what was written; start anew to go on', { cause })
    })
    if (failure) throw failure
  }

  function start(): Promise<void> {
    const started = syncOnce().finally(() => {
      if (inFlight === started) inFlight = null
    })
    inFlight = started
    return started
  }

  function sync(): Promise<void> {
    if (!inFlight) return start()
    next ??= inFlight
      .catch(() => {})
      .then(() => {
        next = null
        return start()
      })
    return next
  }

  async function close(): Promise<void> {
    await Promise.allSettled([inFlight, next])
    if (file !== null) closeSync(file)
    file = null
  }

  return { sync, close }
}
