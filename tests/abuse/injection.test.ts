import { beforeEach, describe, expect, test } from 'vitest'
import { formatContacts } from '#server/ops/cli/format-contacts.ts'
import { listReports } from '#server/ops/cli/list-reports.ts'
import { someContact } from '#tests/support/app/contact-fixtures.ts'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { openStorageCaller, packText } from '#tests/support/storage/storage-callers.ts'
import { lastEmail, openVisitor } from '#tests/support/users/visitor.ts'

type Guest = Awaited<ReturnType<typeof createUserIn>>

const sqlWords = [
  "'",
  "' or '1'='1",
  "'; drop table packs; --",
  '" or ""="',
  '\\',
  "\\' or 1=1 --",
  '%',
  '_',
  '%%%%%%%%%%%%',
  '*',
  'NEAR(a b)',
  'a" OR "b',
  'name:x AND (',
  "') union select token from sessions --",
  '$1',
  '?1',
  '{{7*7}}',
  '\u0000',
  "1' and pg_sleep(9) --",
  'charades/../../x',
]

const queries: [string, (word: string) => string][] = [
  ['a search', (word) => `/api/packs?q=${word}`],
  ['a tag', (word) => `/api/packs?tag=${word}`],
  ['an order', (word) => `/api/packs?sort=${word}`],
  ['a place', (word) => `/api/packs?cursor=${word}`],
  ['a place behind a rank', (word) => `/api/packs?cursor=popular-1-${word}`],
  ['a game', (word) => `/api/packs?game=${word}`],
  ['a pack', (word) => `/api/packs/${word}`],
  ['a dare', (word) => `/api/dares/${word}`],
  ['an icon', (word) => `/api/icons?q=${word}`],
  ['a place among icons', (word) => `/api/icons?q=beer&cursor=${word}`],
  ['drawings', (word) => `/api/_nuxt_icon/ph.json?icons=${word}`],
  ['a prefix', (word) => `/v0/b/party-dojo/o?prefix=${word}`],
  ['a page of objects', (word) => `/v0/b/party-dojo/o?pageToken=${word}`],
  ['an object', (word) => `/v0/b/party-dojo/o/${word}`],
  ['a printed sheet', (word) => `/QR/standard/${word}.svg`],
  ['a code', (word) => `/go?to=${word}&src=${word}`],
]

const crash = /SQLITE|syntax error|relation "|\bat .+\.ts:|node_modules/i

describe.each(databaseKinds)('words that are code elsewhere, on %s', (kind) => {
  const testApp = useTestApp(kind)
  let ada: Guest
  let secret: string

  beforeEach(async () => {
    ada = await createUserIn(testApp)
    secret = await publish(testApp.services, ada.userId, {
      name: 'Only by its name',
      tags: ['calm'],
    })
  })

  test.each(queries)('%s is a word and nothing else', async (_, path) => {
    const wrong: string[] = []
    for (const word of sqlWords) {
      await testApp.services.database.db.deleteFrom('rate_limits').execute()
      const answer = await ada.visitor.get(path(encodeURIComponent(word)))
      const text = await answer.text()
      if (answer.status >= 500 || crash.test(text)) wrong.push(`${word}: ${answer.status} ${text}`)
      // No word opens more than it says.
      if (/or|union/i.test(word) && text.includes(secret)) wrong.push(`${word} finds everything`)
    }
    expect(wrong).toEqual([])
    expect((await ada.visitor.get('/api/packs?q=name')).status).toBe(200)
  })

  test('a wildcard finds no more than a word that is nowhere', async () => {
    for (const word of ['%', '_', '*', '%25', '"*"', 'zzzz']) {
      const answer = await ada.visitor.get(`/api/packs?tag=${encodeURIComponent(word)}`)
      expect(await answer.json()).toEqual({ packs: [], nextCursor: null })
    }
    const found = await (await ada.visitor.get('/api/packs?tag=calm')).json()
    expect(found.packs.map(({ id }: { id: string }) => id)).toContain(secret)
  })

  test('what was typed as a line of code is kept and given back as it was typed', async () => {
    for (const word of ["a'); drop table users; --", '"; --', '{{x}}']) {
      const name = `N ${word}`
      const { userId } = await createUserIn(testApp)
      const packId = await publish(testApp.services, userId, { name })
      const card = await (await ada.visitor.get(`/api/packs/${packId}`)).json()
      expect(card.name).toBe(name)
    }
  })
})

describe('lines that break out of theirs', () => {
  const testApp = useTestApp('SQLite')
  let ada: Guest

  beforeEach(async () => {
    ada = await createUserIn(testApp)
    testApp.logged.length = 0
  })

  const breaks = 'x\r\nset-cookie: party-dojo=evil\r\n\r\n<script>'

  test.each([
    ['contentType', `text/plain${breaks}`],
    ['contentDisposition', `inline; filename=${breaks}`],
    ['cacheControl', `public${breaks}`],
    ['contentLanguage', `en${breaks}`],
    ['contentEncoding', `br${breaks}`],
  ])('no object’s %s ends a header', async (field, value) => {
    const by = openStorageCaller(testApp.app, ada)
    const name = `users/${ada.userId}/a`
    expect((await by.upload(name, 'x', { [field]: value })).status).toBe(400)
    expect((await by.upload(name, 'x')).status).toBe(200)
    expect((await by.patch(name, { [field]: value })).status).toBe(400)
  })

  test.each([
    'a"; filename=evil.html; x="ø',
    "a'; filename*=UTF-8''evil.html",
    'a%22%0d%0aset-cookie: x=1',
    '..\\evil.html',
    'invoice\u202egnp.exe',
    'a\u2028b\u2029c',
    '🎉 日本 é (1) *!~',
  ])('an object’s name stands encoded in the header that says it: %s', async (named) => {
    const by = openStorageCaller(testApp.app, ada)
    const name = `users/${ada.userId}/${named}`
    expect((await by.upload(name, '<b>')).status).toBe(200)
    const { headers } = await by.download(name)
    const said = headers.get('content-disposition') ?? ''
    const [, encoded = ''] = /^attachment; filename\*=UTF-8''([\w%.!~-]+)$/.exec(said) ?? []
    expect(decodeURIComponent(encoded)).toBe(named.split('/').at(-1))
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test.each([
    '/go?to=%0d%0aset-cookie:%20x=1',
    '/api/auth/verify-email?token=x&callbackURL=/x%0d%0aset-cookie:%20x=1',
    '/info/FAQ%0d%0aset-cookie:%20x=1/',
  ])('no address ends the header that leads on: %s', async (path) => {
    const { headers } = await testApp.app.request(path)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('location') ?? '').not.toMatch(/[\r\n]/)
  })

  test('a letter has the recipients and the headers that the server gave it', async () => {
    const name = 'Mia\r\nBcc: everybody@home.example'
    const email = `${ada.userId}@letters.example`
    await openVisitor(testApp.app).post('/api/auth/sign-up/email', {
      email,
      name,
      password: 'seven petals on the floor',
    })
    const letter = lastEmail(testApp.sent, email)
    expect([letter.to, JSON.stringify(letter)]).toEqual([email, expect.not.stringContaining('Bcc')])
    for (const strange of [`a@b.example\r\nBcc: c@d.example`, 'a@b.example, c@d.example']) {
      const answer = await openVisitor(testApp.app).post('/api/auth/request-password-reset', {
        email: strange,
      })
      expect(answer.status).toBe(400)
    }
  })

  test('what a client sends is one line of the log, by an id of ours', async () => {
    const path = `/api/nothing%0a{"level":60,"event":"forged"}`
    const answer = await testApp.app.request(path, {
      headers: { 'x-request-id': '"}{"event":"forged"', 'user-agent': 'forged' },
    })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(testApp.logged.map(({ event }) => event)).toEqual(['request.answered'])
  })

  test('nothing that strangers wrote moves the operator’s cursor', async () => {
    const control = '\u001b]0;owned\u0007\u001b[2J\u009b31m'
    const packId = await publish(testApp.services, ada.userId, {
      name: `Loud${control}`,
      author: `Ada${control}`,
    })
    const report = { reason: 'other', words: `Look${control} here` }
    await openVisitor(testApp.app).post(`/api/packs/${packId}/reports`, report)
    const message = { name: `Bo${control}`, message: `Hello${control}\nthere` }
    await openVisitor(testApp.app).post(
      '/api/contact',
      await someContact(testApp.services, message),
    )
    const { db } = testApp.services.database
    const lines = [...(await listReports(db)), ...(await formatContacts(db, 10))]
    expect(lines.join('\n')).toContain('Look')
    expect(lines.join('\n')).toContain('Hello')
    // Every control character but the end of a line.
    expect(lines.join('\n').replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  })
})

describe('keys that reach into every object', () => {
  const testApp = useTestApp('SQLite')
  const poisoned =
    '{"__proto__":{"premium":true,"polluted":1},"constructor":{"prototype":{"polluted":1}}'

  test.each<[string, (by: Guest, body: string) => Promise<Response>]>([
    ['a profile', ({ visitor, path }, body) => visitor.patch(path, body)],
    ['a deed', ({ visitor, path }, body) => visitor.post(`${path}/deeds`, body)],
    ['a card', ({ visitor }, body) => visitor.post('/api/dares', body)],
    ['signing in', ({ visitor }, body) => visitor.post('/api/auth/sign-in/email', body)],
    ['the account', ({ visitor }, body) => visitor.post('/api/auth/update-user', body)],
  ])('%s reaches no further than itself', async (_, send) => {
    const ada = await createUserIn(testApp)
    const answer = await send(ada, `${poisoned},"username":"Ada","deed":"app-opened"}`)
    expect(answer.status).toBeLessThan(500)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    const profile = await (await ada.visitor.get(ada.path)).json()
    expect(profile.premium).toBe(false)
  })

  test('nor do the words of an object, a pack or a query', async () => {
    const ada = await createUserIn(testApp)
    const by = openStorageCaller(testApp.app, ada)
    const name = `users/${ada.userId}/a`
    await by.upload(name, 'x')
    const metadata = JSON.parse('{"__proto__":"polluted","constructor":"x"}')
    expect((await by.patch(name, { metadata })).status).toBeLessThan(500)
    const pack = packText('poisoned').replace('{', '{"__proto__":{"polluted":1},')
    expect((await by.upload('packs/poisoned.json', pack)).status).toBeLessThan(500)
    for (const path of ['/api/packs?__proto__=1', '/api/packs?__proto__[polluted]=1']) {
      expect((await ada.visitor.get(path)).status).toBeLessThan(500)
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect((await by.metadata(name)).status).toBe(200)
    const dare = someDare()
    expect((await ada.visitor.post('/api/dares', dare)).status).toBe(201)
  })
})
