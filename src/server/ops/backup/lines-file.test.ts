import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readLines, writeLines } from './lines-file.ts'

const ownFiles = '/proc/self/fd'
let path: string

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'party-dojo-lines-')), 'lines.gz')
})
afterEach(() => rmSync(join(path, '..'), { recursive: true }))

function isOpen(): boolean {
  return readdirSync(ownFiles).some((file) => {
    try {
      return readlinkSync(join(ownFiles, file)) === path
    } catch {
      return false
    }
  })
}

test.runIf(existsSync(ownFiles))('whoever reads no further leaves no file open', async () => {
  const lines = Array.from({ length: 2_000 }, () => randomBytes(500).toString('base64'))
  await writeLines(
    path,
    (async function* () {
      yield lines
    })(),
  )
  for await (const [first] of readLines(path)) {
    expect([first, isOpen()]).toEqual([lines[0], true])
    break
  }
  await vi.waitFor(() => expect(isOpen()).toBe(false), 5_000)
})
