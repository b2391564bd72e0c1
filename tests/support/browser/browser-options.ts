import { existsSync, statfsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'
import { findChromium, launchArgs } from './chromium.ts'

/** Containers have 64 MB by default, which a browser outgrows. */
const enoughSharedMemoryBytes = 2 ** 30

/** What Playwright needs to start the test browser. */
export async function browserOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium()
  return {
    executablePath,
    args: launchArgs,
    // Files on a disk in its place cost a tenth of the run.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    env: { ...process.env, ...env },
  }
}

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > enoughSharedMemoryBytes
}
