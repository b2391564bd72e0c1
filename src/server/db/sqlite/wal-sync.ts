import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const fdatasyncAsync = promisify(fdatasync)

export type WalSync = {
  /**
   * Resolves when everything committed so far is on disk. After one failure it always rejects: the
   * system may have dropped the data and report the next sync as a success.
   */
  sync: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Syncs the write-ahead log in a thread, as SQLite itself would block the process. With
 * `synchronous = NORMAL` SQLite syncs it before checkpoints only; acknowledgements wait here, all
 * earlier ones for the same sync.
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
    // Closing this file releases no lock: SQLite locks other files.
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
