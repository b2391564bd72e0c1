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

/** What Playwright needs to start the test browser. */
export async function browserOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium()
  return { executablePath, args: launchArgs, env: { ...process.env, ...env } }
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
