import type { TestProject } from 'vitest/node'
import { startBuiltServer } from '../server/built-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
    /** Data folder of the server; its emails are there. */
    dataDir: string
  }
}

/** One server for all the files of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Accounts are made by the dozen: each says that it comes from an address of its own.
  const server = await startBuiltServer({ TRUSTED_PROXIES: '1' })
  project.provide('baseUrl', server.url)
  project.provide('dataDir', server.dataDir)
  return server.stop
}
