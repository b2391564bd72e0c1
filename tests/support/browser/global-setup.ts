import { existsSync, statfsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startBuiltServer } from '../server/built-server.ts'
import { findChromium, launchArgs } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
    /** Of the server: its letters lie there. */
    dataDir: string
    browserEndpoint: string
  }
}

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

/** One server and one browser for all the files of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Accounts are made by the dozen: each says that it comes from an address of its own.
  const server = await startBuiltServer({ TRUSTED_PROXIES: '1' })
  const browser = await chromium.launchServer(await browserOptions())
  project.provide('baseUrl', server.url)
  project.provide('dataDir', server.dataDir)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.stop()
  }
}
