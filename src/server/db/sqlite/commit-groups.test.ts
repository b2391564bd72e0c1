import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openCommitGroups } from './commit-groups.ts'

function defer() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

describe('transactions that share a commit', () => {
  let database: DatabaseSync
  let executed: string[]
  let groups: ReturnType<typeof openCommitGroups>
  let disk: () => Promise<void>
  let nowMs: number

  beforeEach(() => {
    nowMs = 0
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
    database = new DatabaseSync(':memory:')
    database.exec('create table t (n integer unique)')
    executed = []
    const exec = database.exec.bind(database)
    database.exec = (sql) => {
      executed.push(sql)
      exec(sql)
    }
    disk = async () => {}
    groups = openCommitGroups(database, () => disk())
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  const add = (n: number) => database.prepare('insert into t values (?)').run(n)
  const kept = () =>
    database
      .prepare('select n from t order by n')
      .all()
      .map(({ n }) => n)
  const commits = () => executed.filter((sql) => sql === 'commit').length

  async function isTold(committed: Promise<void>): Promise<boolean> {
    let isOnDisk = false
    committed.then(
      () => {
        isOnDisk = true
      },
      () => {},
    )
    await Promise.resolve()
    await Promise.resolve()
    return isOnDisk
  }

  test('resolve together after one commit', async () => {
    const ends = [1, 2, 3].map((n) => {
      groups.open()
      add(n)
      return groups.close()
    })
    expect(await Promise.all(ends.map(isTold))).toEqual([false, false, false])
    await Promise.all(ends)
    expect([kept(), commits()]).toEqual([[1, 2, 3], 1])
  })

  test('one that needs no disk resolves at the commit, the others of its group do not', async () => {
    disk = () => new Promise(() => {})
    groups.open()
    add(1)
    const other = groups.close()
    groups.open()
    add(2)
    await groups.close(false)
    expect([kept(), commits()]).toEqual([[1, 2], 1])
    expect(await isTold(other)).toBe(false)
  })

  test('a group that needs no disk asks nothing of it', async () => {
    let syncs = 0
    disk = async () => {
      syncs += 1
    }
    groups.open()
    add(1)
    await groups.close(false)
    expect([kept(), syncs]).toEqual([[1], 0])
  })

  test('one that is taken back leaves the others as they are', async () => {
    groups.open()
    add(1)
    const first = groups.close()
    groups.open()
    add(2)
    groups.undo()
    groups.open()
    add(3)
    await Promise.all([first, groups.close()])
    expect([kept(), commits()]).toEqual([[1, 3], 1])
  })

  test('nothing is put on the disk while one of them is open', async () => {
    groups.open()
    add(1)
    const first = groups.close()
    groups.open()
    add(2)
    await nextRound()
    groups.commit()
    expect([commits(), await isTold(first)]).toEqual([0, false])
    await Promise.all([groups.close(), first])
    expect([kept(), commits()]).toEqual([[1, 2], 1])
  })

  test('at most 64 wait for each other', () => {
    for (let n = 0; n < 130; n++) {
      groups.open()
      add(n)
      void groups.close()
    }
    expect(commits()).toBe(2)
  })

  test('a slow transaction does not delay others: the next one starts a new group', async () => {
    groups.open()
    add(1)
    const first = groups.close()
    nowMs += 10
    groups.open()
    expect(commits()).toBe(1)
    await first
    groups.undo()
  })

  test('a failed commit rejects all of them and keeps none', async () => {
    groups.open()
    add(1)
    const first = groups.close()
    groups.open()
    add(2)
    const second = groups.close()
    const { exec } = database
    database.exec = (sql) => {
      if (sql === 'commit') throw new Error('disk full')
      exec.call(database, sql)
    }
    const told = await Promise.allSettled([first, second])
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    database.exec = exec
    expect(kept()).toEqual([])
    groups.open()
    add(4)
    await groups.close()
    expect(kept()).toEqual([4])
  })

  test('none resolves before the disk has it, and others continue meanwhile', async () => {
    const { promise, resolve } = defer()
    disk = () => promise
    groups.open()
    add(1)
    const first = groups.close()
    groups.commit()
    groups.open()
    add(2)
    expect([commits(), await isTold(first)]).toEqual([1, false])
    resolve()
    await Promise.all([first, groups.close()])
    expect(kept()).toEqual([1, 2])
  })

  test('a disk failure rejects the group it failed', async () => {
    disk = async () => {
      throw new Error('I/O error')
    }
    groups.open()
    add(1)
    await expect(groups.close()).rejects.toThrow('I/O error')
    disk = async () => {}
    groups.open()
    add(2)
    await groups.close()
  })

  test('a database that rolls back by itself takes all of them along', async () => {
    groups.open()
    add(1)
    const first = groups.close()
    groups.open()
    add(2)
    expect(() => database.exec('insert or rollback into t values (1)')).toThrow()
    groups.undo()
    await expect(first).rejects.toThrow('the database rolled back')
    expect(kept()).toEqual([])
  })
})
