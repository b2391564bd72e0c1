import { mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDataDir } from '#tests/support/server/start-server.ts'
import { openServices } from '../compose.ts'
import { loadEnv } from '../config/env.ts'
import { openWithCloseStack } from './close-stack.ts'
import { openDataFolder } from './open-data-folder.ts'

test('what was opened is closed once, the newest first', async () => {
  const closed: string[] = []
  const { place, close } = await openWithCloseStack(async (defer) => {
    for (const name of ['database', 'events']) defer(() => closed.push(name))
    return { place: 'here' }
  })
  expect([place, closed]).toEqual(['here', []])
  await close()
  await close()
  expect(closed).toEqual(['events', 'database'])
})

test('an open that fails closes what came before, and keeps its error', async () => {
  const closed: string[] = []
  const opening = openWithCloseStack(async (defer) => {
    defer(() => closed.push('database'))
    throw new Error('no')
  })
  await expect(opening).rejects.toThrow('no')
  expect(closed).toEqual(['database'])
})

test.runIf(process.platform === 'linux')(
  'a start with an unusable auth-secret leaves no file open and no folder locked',
  async () => {
    const dataDir = freshDataDir()
    mkdirSync(join(dataDir, 'auth-secret'), { recursive: true })
    const start = openServices(
      () => Promise.reject(new Error('no simulator')),
      loadEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    )
    await expect(start).rejects.toThrow(/auth-secret cannot be used \(EISDIR\): set AUTH_SECRET/)
    expect(filesOpenIn(dataDir)).toEqual([])
    openDataFolder(dataDir).release()
    rmSync(dataDir, { recursive: true })
  },
)

function filesOpenIn(folder: string): string[] {
  const open = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)]
    } catch {
      return []
    }
  })
  return open.filter((path) => path.startsWith(folder))
}
