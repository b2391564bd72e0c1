import { chromium, type LaunchOptions } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startBuiltServer } from './built-server.ts'
import { findChromium, launchArgs } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
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
  const server = await startBuiltServer()
  const browser = await chromium.launchServer(await browserOptions())
  project.provide('baseUrl', server.url)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.stop()
  }
}
