import { execFileSync } from 'node:child_process'
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const block = Buffer.alloc(64 * 1024, 'x')
/** What the system hands out room in. */
export const pageBytes = 4_096

export type SmallDisk = ReturnType<typeof mountSmallDisk>

/** Why no disk can be mounted here, in a word or two; null where one can. */
export const mountRefusal = refusalOfMounts()

/**
 * A disk of its own, in memory, which is really full once it is filled: whatever is written then is
 * refused by the system.
 */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-disk-'))
  mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  const filler = join(folder, 'filler')

  return {
    folder,
    /** Leaves so many bytes of room, whole pages, and none unless told. */
    fill(leftBytes = 0): void {
      const file = openSync(filler, 'a')
      for (const bytes of [block, block.subarray(0, pageBytes)]) writeUntilFull(file, bytes)
      ftruncateSync(file, statSync(filler).size - leftBytes)
      closeSync(file)
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount(): void {
      execFileSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

function mount(options: string[]): void {
  execFileSync('mount', options, { stdio: ['ignore', 'ignore', 'pipe'] })
}

function refusalOfMounts(): string | null {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'party-dojo-disk-'))
    try {
      mount(['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
      execFileSync('umount', [folder])
      return null
    } finally {
      rmdirSync(folder)
    }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    return said || String(error)
  }
}
