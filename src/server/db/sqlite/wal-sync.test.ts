import * as fs from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { freshDataDir } from '#tests/support/server/start-server.ts'
import { openWalSync } from './wal-sync.ts'

function openFresh() {
  const waiting: ((outcome: Promise<void>) => void)[] = []
  const syncFile = () => new Promise<void>((resolve) => waiting.push(resolve))
  const folder = freshDataDir()
  fs.mkdirSync(folder)
  fs.writeFileSync(join(folder, 'test.db-wal'), '')
  const walSync = openWalSync(join(folder, 'test.db'), syncFile)
  onTestFinished(async () => {
    await walSync.close()
    fs.rmSync(folder, { recursive: true })
  })
  /** The disk answers the sync that is under way. */
  async function answer(error?: Error): Promise<void> {
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    waiting.shift()?.(error ? Promise.reject(error) : Promise.resolve())
  }
  return { sync: walSync.sync, answer, waiting }
}

describe('the write-ahead log', () => {
  test('all calls during one sync share the next', async () => {
    const { sync, answer, waiting } = openFresh()
    const told: string[] = []
    const first = sync().then(() => told.push('first'))
    const others = [sync(), sync(), sync()].map((each) => each.then(() => told.push('other')))
    await answer()
    await first
    expect(told).toEqual(['first'])
    await answer()
    await Promise.all(others)
    expect([told.length, waiting]).toEqual([4, []])
  })

  test('after a sync that failed none is called a success', async () => {
    const { sync, answer } = openFresh()
    const first = sync()
    const second = sync()
    const lost = 'the disk lost what was written'
    await Promise.all([expect(first).rejects.toThrow(lost), answer(new Error('I/O error'))])
    await Promise.all([expect(second).rejects.toThrow(lost), answer()])
  })

  test('a file that cannot be opened rejects the caller', async () => {
    const { sync } = openWalSync(join(freshDataDir(), 'nowhere.db'))
    await expect(sync()).rejects.toThrow('ENOENT')
  })
})
