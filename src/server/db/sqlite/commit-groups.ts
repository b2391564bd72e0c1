import type { DatabaseSync } from 'node:sqlite'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { rolledBackCode } from '../errors/is-database-unavailable.ts'

/** Whoever was first in a group does not wait longer than this for others to join. */
const maxWaitMs = 3
const maxGroupSize = 64

type Member = { resolve: () => void; reject: (error: unknown) => void }

type Group = { startedMs: number; members: Member[] }

/**
 * Transactions that share one commit, so that SQLite waits for the disk once for all of them. Each
 * is a savepoint within the group's transaction; its end is told only when the whole group is on the
 * disk. One at a time may be open: whoever calls sees to that. What is asked in between may show
 * what is not on the disk yet, and is never an acknowledgement.
 */
export function openCommitGroups(database: DatabaseSync, sync: () => Promise<void>) {
  let group: Group | null = null
  let isMemberOpen = false
  let isCommitPlanned = false

  function open(): void {
    if (group && performance.now() - group.startedMs > maxWaitMs) commit()
    if (!group) {
      database.exec('begin immediate')
      group = { startedMs: performance.now(), members: [] }
    }
    database.exec('savepoint member')
    isMemberOpen = true
  }

  /** Ends the open one; resolves when it is on the disk. */
  function close(): Promise<void> {
    if (!group) throw new Error('no transaction is open')
    database.exec('release member')
    isMemberOpen = false
    const { members } = group
    const onDisk = new Promise<void>((resolve, reject) => {
      members.push({ resolve, reject })
    })
    if (members.length >= maxGroupSize) commit()
    else planCommit()
    return onDisk
  }

  /** Takes the open one back, and leaves the others of its group as they are. */
  function rollBack(): void {
    isMemberOpen = false
    if (database.isTransaction) {
      database.exec('rollback to member; release member')
      planCommit()
    } else {
      // SQLite has rolled back all of it by itself (disk full, say).
      fail(Object.assign(new Error('the database rolled back'), { code: rolledBackCode }))
    }
  }

  /** Puts the group on the disk now; nothing happens while one of it is open. */
  function commit(): void {
    if (!group || isMemberOpen) return
    const startedMs = performance.now()
    try {
      database.exec('commit')
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      fail(error)
      return
    }
    const committed = takeMembers()
    sync().then(
      () => {
        metrics.commitSeconds.observe((performance.now() - startedMs) / 1000)
        metrics.commitTransactions.observe(committed.length)
        for (const member of committed) member.resolve()
      },
      (error: unknown) => {
        for (const member of committed) member.reject(error)
      },
    )
  }

  function fail(error: unknown): void {
    for (const member of takeMembers()) member.reject(error)
  }

  function takeMembers(): Member[] {
    const members = group?.members ?? []
    group = null
    return members
  }

  /** After all that is ready to run now: it may join. */
  function planCommit(): void {
    if (isCommitPlanned) return
    isCommitPlanned = true
    setImmediate(() => {
      isCommitPlanned = false
      // One that is open plans the next when it ends.
      commit()
    })
  }

  return { open, close, undo: rollBack, commit }
}
