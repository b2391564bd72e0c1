import type { DatabaseSync } from 'node:sqlite'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { rolledBackCode } from '../errors/is-database-unavailable.ts'

/** How long the first transaction of a group waits for others, at most. */
const maxWaitMs = 3
const maxGroupSize = 64

type Member = { needsDisk: boolean; resolve: () => void; reject: (error: unknown) => void }

type Group = { startedMs: number; members: Member[] }

/**
 * Transactions that share one commit, so that SQLite waits for the disk once. Each is a savepoint
 * and resolves when the group is on disk. The caller opens one at a time. Reads in between may see
 * what is not on disk yet.
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

  /** Ends the open member; resolves when it is on disk, or committed where it needs no disk. */
  function close(needsDisk = true): Promise<void> {
    if (!group) throw new Error('no transaction is open')
    database.exec('release member')
    isMemberOpen = false
    const { members } = group
    const onDisk = new Promise<void>((resolve, reject) => {
      members.push({ needsDisk, resolve, reject })
    })
    if (members.length >= maxGroupSize) commit()
    else planCommit()
    return onDisk
  }

  /** Rolls the open member back; the others of its group stay. */
  function rollBack(): void {
    isMemberOpen = false
    if (database.isTransaction) {
      database.exec('rollback to member; release member')
      planCommit()
    } else {
      // SQLite rolled back the whole group by itself, on a full disk for example.
      fail(Object.assign(new Error('the database rolled back'), { code: rolledBackCode }))
    }
  }

  /** Commits the group now, unless a member is open. */
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
    metrics.commitTransactions.observe(committed.length)
    for (const member of committed) if (!member.needsDisk) member.resolve()
    const waiting = committed.filter(({ needsDisk }) => needsDisk)
    if (waiting.length === 0) return
    sync().then(
      () => {
        metrics.commitSeconds.observe((performance.now() - startedMs) / 1000)
        for (const member of waiting) member.resolve()
      },
      (error: unknown) => {
        for (const member of waiting) member.reject(error)
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

  /** After everything that is ready to run: it may join the group. */
  function planCommit(): void {
    if (isCommitPlanned) return
    isCommitPlanned = true
    setImmediate(() => {
      isCommitPlanned = false
      // An open member plans the next commit when it ends.
      commit()
    })
  }

  return { open, close, undo: rollBack, commit }
}
