import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { listenerOf, serveListener } from '#tests/support/storage/official-storage.ts'
import {
  bucketPath,
  objectPath,
  openStorageCaller,
  packText,
} from '#tests/support/storage/storage-callers.ts'
import {
  cookieOf,
  createUser,
  signedCookie,
  type TestUser,
} from '#tests/support/users/create-user.ts'
import { storageFastPath } from './fast-path.ts'

describe.each(databaseKinds)('the short way to lists and bytes on %s', (kind) => {
  const testApp = useTestApp(kind)
  const closing: (() => Promise<void>)[] = []
  let [viaApp, viaExpress] = ['', '']
  let askedApp = 0
  let ada: TestUser
  let open: string
  let draft: string
  let tokens: Record<'open' | 'draft' | 'page', string>

  beforeAll(async () => {
    const listener = listenerOf(testApp.app)
    const express = storageFastPath(testApp.services, (request, response) => {
      askedApp += 1
      return listener(request, response)
    })
    for (const one of [listener, express]) {
      const { url, close } = await serveListener(one)
      if (one === listener) viaApp = url
      else viaExpress = url
      closing.push(close)
    }
    ada = await createUser(testApp.services, testApp.app)
    const byAda = openStorageCaller(testApp.app, ada)
    const ids = ['open', 'draft', 'page'].map((name) => `${name}-${ada.userId}`)
    const [openId = '', draftId = '', pageId = ''] = ids
    open = `packs/${openId}.json`
    draft = `packs/${draftId}.json`
    const stored = [
      await byAda.upload(open, packText(openId)),
      await byAda.upload(draft, packText(draftId, ['draft'])),
      await byAda.upload(`packs/${pageId}.json`, packText(pageId)),
    ]
    const [first, second] = await Promise.all(stored.map((answer) => answer.json()))
    const page = await (await byAda.list('?prefix=packs/&maxResults=1')).json()
    tokens = { open: first.downloadTokens, draft: second.downloadTokens, page: page.nextPageToken }
    await byAda.patch(open, { contentType: 'text/html' })
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })

  async function ask(base: string, path: string, headers: Record<string, string>) {
    const always = { 'x-request-id': 'the-same-one', connection: 'close' }
    const response = await fetch(base + path, { headers: { ...always, ...headers } })
    const { date: _, ...kept } = Object.fromEntries(response.headers)
    return { status: response.status, headers: kept, body: await response.text() }
  }

  const media = (name: string, query = '') => `${objectPath(name)}?alt=media${query}`
  const signed = () => signedCookie(ada.token, testApp.services.authSecret)

  test.each<[string, number, () => string, (() => Record<string, string>)?]>([
    ['a list', 0, () => `${bucketPath}?prefix=packs%2F&delimiter=%2F`],
    ['a page of a list', 0, () => `${bucketPath}?prefix=packs%2F&maxResults=1`],
    ['the page after it', 0, () => `${bucketPath}?prefix=packs/&pageToken=${tokens.page}`],
    ['a list of nothing', 0, () => `${bucketPath}?prefix=nothing`],
    [
      'a list for another site',
      0,
      () => `${bucketPath}?prefix=`,
      () => ({ origin: 'https://elsewhere.example' }),
    ],
    [
      'a list, with a forged cookie',
      0,
      () => `${bucketPath}?prefix=`,
      () => ({ cookie: 'party-dojo=a.b' }),
    ],
    ['a published pack', 0, () => media(open)],
    ['a draft by its token', 0, () => media(draft, `&token=${tokens.draft}`)],
    ['a pack by its token', 0, () => media(open, `&token=${tokens.open}`)],
    [
      'a pack for another site',
      0,
      () => media(open),
      () => ({ origin: 'https://elsewhere.example' }),
    ],
    ['a list without a query', 1, () => bucketPath],
    [
      'a list for somebody',
      1,
      () => `${bucketPath}?prefix=packs/`,
      () => ({ cookie: cookieOf(ada) }),
    ],
    [
      'a list by a token',
      1,
      () => `${bucketPath}?prefix=`,
      () => ({ authorization: `Firebase ${signed()}` }),
    ],
    [
      'a list by a bad token',
      1,
      () => `${bucketPath}?prefix=`,
      () => ({ authorization: 'Firebase x' }),
    ],
    ['a page that is none', 1, () => `${bucketPath}?pageToken=x`],
    ['a page of 1,001', 1, () => `${bucketPath}?maxResults=1001`],
    ['somebody’s area', 1, () => `${bucketPath}?prefix=users%2F${ada.userId}%2F`],
    ['a draft', 1, () => media(draft)],
    ['a wrong token', 1, () => media(open, '&token=x')],
    ['what is not there', 1, () => media('packs/nothing.json')],
    ['what is no name', 1, () => media('packs/../a')],
    ['a broken address', 1, () => `${bucketPath}/%?alt=media`],
    ['something like a download', 1, () => `${objectPath(open)}?salt=media`],
    ['metadata', 1, () => objectPath(open)],
    ['a range', 1, () => media(open), () => ({ range: 'bytes=0-9' })],
    ['the same again', 1, () => media(open), () => ({ 'if-none-match': '*' })],
  ])('answers as the app does: %s', async (_, passedOn, path, headers = () => ({})) => {
    const byApp = await ask(viaApp, path(), headers())
    askedApp = 0
    expect(await ask(viaExpress, path(), headers())).toEqual(byApp)
    expect(askedApp).toBe(passedOn)
  })

  test('what cannot be written is left to the app, and the next one is answered', async () => {
    const { db } = testApp.services.database
    const setType = (content_type: string) =>
      db.updateTable('objects').set({ content_type }).where('name', '=', open).execute()
    await setType('text/pl\u0001ain')
    const lenient = storageFastPath(testApp.services, (_, response) => void response.end('the app'))
    const { url, close } = await serveListener(lenient)
    closing.push(close)
    expect((await ask(url, media(open), {})).body).toBe('the app')
    await setType('text/html')
    expect((await ask(url, media(open), {})).body).toContain('Who laughs first?')
  })

  test('where app check is enforced, the app sees to everything', async () => {
    const { env } = testApp.services
    const strict = storageFastPath(
      { ...testApp.services, env: { ...env, appCheck: 'enforce' } },
      (_, response) => {
        response.end('the app')
      },
    )
    const { url, close } = await serveListener(strict)
    closing.push(close)
    expect((await ask(url, media(open), {})).body).toBe('the app')
  })
})
