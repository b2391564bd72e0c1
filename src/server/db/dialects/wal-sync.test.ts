import * as fs from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { freshDataDir } from '#tests/support/start-server.ts'
import { openWalSync } from './wal-sync.ts'

const syncs = vi.hoisted(() => ({ waiting: [] as ((error: Error | null) => void)[] }))

vi.mock('node:fs', async (load) => ({
  ...(await load<typeof fs>()),
  fdatasync: (_: number, done: (error: Error | null) => void) => syncs.waiting.push(done),
}))

function openFresh() {
  const folder = freshDataDir()
  fs.mkdirSync(folder)
  fs.writeFileSync(join(folder, 'test.db-wal'), '')
  const walSync = openWalSync(join(folder, 'test.db'))
  onTestFinished(async () => {
    await walSync.close()
    fs.rmSync(folder, { recursive: true })
  })
  return walSync
}

/** The disk answers the sync that is under way. */
async function answer(error: Error | null = null): Promise<void> {
  await vi.waitFor(() => expect(syncs.waiting).toHaveLength(1))
  syncs.waiting.shift()?.(error)
}

describe('the write-ahead log', () => {
  test('all who ask while one sync is under way share the next', async () => {
    const { sync } = openFresh()
    const told: string[] = []
    const first = sync().then(() => told.push('first'))
    const others = [sync(), sync(), sync()].map((each) => each.then(() => told.push('other')))
    await answer()
    await first
    expect(told).toEqual(['first'])
    await answer()
    await Promise.all(others)
    expect([told.length, syncs.waiting]).toEqual([4, []])
  })

  test('after a sync that failed none is called a success', async () => {
    const { sync } = openFresh()
    const first = sync()
    const second = sync()
    const lost = 'the disk lost what was written'
    await Promise.all([expect(first).rejects.toThrow(lost), answer(new Error('I/O error'))])
    await Promise.all([expect(second).rejects.toThrow(lost), answer()])
  })

  test('one that cannot be opened is an error of whoever asked', async () => {
    const { sync } = openWalSync(join(freshDataDir(), 'nowhere.db'))
    await expect(sync()).rejects.toThrow('ENOENT')
  })
})
