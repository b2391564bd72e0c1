import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as firebaseApp from 'firebase/app'
import type * as firebaseStorage from 'firebase/storage'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { bundleOfficialClient } from '#tests/support/storage/official-bundle.ts'
import { serveApp } from '#tests/support/storage/official-storage.ts'
import { createUser, signedCookie } from '#tests/support/users/create-user.ts'
import { test } from './fixtures.ts'

declare const official: typeof firebaseApp & typeof firebaseStorage

const noPages = () => Promise.reject(new Error('no pages here'))

/** Another site's page with the official client in it. */
async function serveSite(script: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/official.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><script src="/official.js"></script>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** That site, and a server that has it for its own origin, at another address. */
const crossTest = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('site', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const site = await serveSite(await bundleOfficialClient())
    onCleanup(site.close)
    return site
  })
  .extend('openServer', async ({ site }, { onCleanup }) => async (source = {}) => {
    const { services } = await openTestServices('SQLite', { ORIGIN: site.origin, ...source })
    const app = createApp(services, noPages)
    const served = await serveApp(app)
    onCleanup(async () => {
      await served.close()
      await services.close()
    })
    const { userId, token } = await createUser(services, app)
    return { port: served.port, userId, token: signedCookie(token, services.authSecret) }
  })

type Caller = { port: number; userId: string; token: string }

/** Every kind of call once, and what came of it. */
async function driveClient(page: Page, caller: Caller) {
  return await page.evaluate(async ({ port, userId, token }) => {
    const app = official.initializeApp({ projectId: 'x', storageBucket: 'party-dojo' })
    const storage = official.getStorage(app)
    official.connectStorageEmulator(storage, '127.0.0.1', port, { mockUserToken: token })
    const at = (name: string) => official.ref(storage, `users/${userId}/${name}`)
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'no error',
        (error: { code: string }) => error.code,
      )
    await official.uploadString(at('a.txt'), 'one', 'raw', { contentType: 'text/plain' })
    const large = official.uploadBytesResumable(at('b/large'), new Uint8Array(600 * 1024).fill(7))
    const steps: number[] = []
    large.on('state_changed', ({ bytesTransferred }) => steps.push(bytesTransferred))
    await large
    const { items, prefixes } = await official.listAll(official.ref(storage, `users/${userId}`))
    const changed = await official.updateMetadata(at('a.txt'), {
      customMetadata: { mood: 'bright' },
    })
    const url = await official.getDownloadURL(at('a.txt'))
    const found = {
      items: items.map(({ name }) => name),
      prefixes: prefixes.map(({ name }) => name),
      mood: changed.customMetadata?.mood,
      byUrl: await (await fetch(url)).text(),
      blob: await (await official.getBlob(at('a.txt'))).text(),
      some: (await official.getBytes(at('a.txt'), 2)).byteLength,
      large: (await official.getMetadata(at('b/large'))).size,
      wasInParts: steps.some((bytes) => bytes > 0 && bytes < 600 * 1024),
      elsewhere: await codeOf(official.uploadString(official.ref(storage, 'elsewhere/a'), 'x')),
      missing: await codeOf(official.getMetadata(at('nothing'))),
    }
    await official.deleteObject(at('a.txt'))
    return { ...found, deleted: await codeOf(official.getMetadata(at('a.txt'))) }
  }, caller)
}

crossTest(
  'the official client makes every call from another origin',
  async ({ page, site, openServer, expectError }) => {
    expectError(/403/)
    expectError(/404/)
    await page.goto(site.origin)
    expect(await driveClient(page, await openServer())).toEqual({
      items: ['a.txt'],
      prefixes: ['b'],
      mood: 'bright',
      byUrl: 'one',
      blob: 'one',
      some: 2,
      large: 600 * 1024,
      wasInParts: true,
      elsewhere: 'storage/unauthorized',
      missing: 'storage/object-not-found',
      deleted: 'storage/object-not-found',
    })
  },
)

crossTest(
  'without a proof of work it hears that the app is not known',
  async ({ page, site, openServer, expectError }) => {
    expectError(/401/)
    const { port } = await openServer({ APP_CHECK: 'enforce' })
    await page.goto(site.origin)
    const code = await page.evaluate(async (at) => {
      const app = official.initializeApp({ projectId: 'x', storageBucket: 'party-dojo' })
      const storage = official.getStorage(app)
      official.connectStorageEmulator(storage, '127.0.0.1', at)
      return await official.listAll(official.ref(storage, 'packs')).then(
        () => 'no error',
        (error: { code: string }) => error.code,
      )
    }, port)
    expect(code).toBe('storage/unauthorized-app')
  },
)
