import { describe, expect, test } from 'vitest'
import { cleanText } from '#contract/plain-text.ts'
import { canonicalPath } from '#server/pages/canonical-path.ts'
import { escapeHtml } from '#server/platform/messaging/escape-html.ts'
import { greeting } from '#server/platform/messaging/greeting.ts'
import { chooseEncoding } from '#server/platform/web/accept-encoding.ts'
import { clientAddress } from '#server/platform/web/client-address.ts'
import { redactPath } from '#server/platform/web/redact-path.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { openStorageCaller, packText } from '#tests/support/storage/storage-callers.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

describe.each([
  [0, (n: number) => `198.51.100.${n}`],
  [1, (n: number) => `198.51.100.${n}, 203.0.113.7`],
  [2, (n: number) => `198.51.100.${n}, 203.0.113.7, 10.0.0.1`],
  [1, (n: number) => `198.51.100.${n}, 2001:db8:1:2:${n}::1`],
])('behind %i proxies', (proxies, forged) => {
  const testApp = useTestApp('SQLite', { TRUSTED_PROXIES: String(proxies) })

  test(`nobody has another address for each try: ${forged(1)}`, async () => {
    // All within one minute.
    const nowMs = Date.now()
    testApp.services.now = () => nowMs
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const headers = { 'x-forwarded-for': forged(n), 'x-real-ip': `192.0.2.${n}` }
      const answer = await openVisitor(testApp.app).post('/api/contact', {}, headers)
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })
})

describe('whether something is there', () => {
  const testApp = useTestApp('SQLite')
  const nobody = () => openVisitor(testApp.app)
  const answerOf = async (response: Response) => ({
    status: response.status,
    body: await response.text(),
    type: response.headers.get('content-type'),
    keeping: response.headers.get('cache-control'),
  })

  test('a draft is as good as nothing to everybody else', async () => {
    const ada = await createUserIn(testApp)
    const by = openStorageCaller(testApp.app, ada)
    expect((await by.upload('packs/hidden.json', packText('hidden', ['draft']))).status).toBe(200)
    const there = await answerOf(await nobody().get('/api/packs/hidden'))
    expect(there).toEqual(await answerOf(await nobody().get('/api/packs/nowhere')))
    expect(there.status).toBe(404)
    for (const deed of ['plays', 'reports']) {
      const body = deed === 'reports' ? { reason: 'other' } : {}
      const [draft, none] = [
        await answerOf(await nobody().post(`/api/packs/hidden/${deed}`, body)),
        await answerOf(await nobody().post(`/api/packs/nowhere/${deed}`, body)),
      ]
      expect(draft).toEqual(none)
    }
  })

  test('a profile is as good as nothing to everybody else', async () => {
    const [ada, ben] = [await createUserIn(testApp), await createUserIn(testApp)]
    await ada.visitor.get(ada.path)
    const nowhere = '/api/users/019a0000-0000-7000-8000-000000000000'
    expect(await answerOf(await ben.visitor.get(ada.path))).toEqual(
      await answerOf(await ben.visitor.get(nowhere)),
    )
    expect(await answerOf(await nobody().get(ada.path))).toEqual(
      await answerOf(await nobody().get(nowhere)),
    )
  })

  test('an object of another’s is as good as nothing', async () => {
    const [ada, ben] = [await createUserIn(testApp), await createUserIn(testApp)]
    const name = (of: string) => `users/${ada.userId}/${of}`
    await openStorageCaller(testApp.app, ada).upload(name('there'), 'x')
    const by = openStorageCaller(testApp.app, ben)
    for (const ask of [by.metadata, by.download, by.delete]) {
      expect(await answerOf(await ask(name('there')))).toEqual(
        await answerOf(await ask(name('gone'))),
      )
    }
  })

  test('a number that has an account gets its code like any other', async () => {
    const [known, unknown] = ['+4791000001', '+4791000002']
    await createUserIn(testApp, { phone_number: known, phone_number_verified: 1 })
    const path = '/api/auth/phone-number/send-otp'
    expect(await answerOf(await nobody().post(path, { phoneNumber: known }))).toEqual(
      await answerOf(await nobody().post(path, { phoneNumber: unknown })),
    )
    const guess = '/api/auth/phone-number/verify'
    const verify = (phoneNumber: string) => nobody().post(guess, { phoneNumber, code: 'x' })
    expect(await answerOf(await verify(known))).toEqual(await answerOf(await verify(unknown)))
  })
})

/** Milliseconds of the quickest of a few tries: what is slower is the machine's doing. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const startedMs = performance.now()
    work()
    return performance.now() - startedMs
  })
  return Math.min(...times)
}

describe('texts that are made to be slow', () => {
  const shortLength = 4_000
  const longer = 8
  /** Where a text of eight times the length takes eight times as long, with room for the machine. */
  const linear = longer * 4
  const floorMs = 1

  test.each<[string, (text: string) => unknown]>([
    ['cleaning text', cleanText],
    ['escaping a letter', escapeHtml],
    ['greeting', greeting],
    ['an encoding', chooseEncoding],
    ['an address', (text) => clientAddress('127.0.0.1', text, 1)],
    ['a spelling', (text) => canonicalPath(['/info/FAQ'], `/${text}`)],
    ['a path in a log', (text) => redactPath(`/api/auth/${text}`)],
  ])('%s takes time by their length, and no more', (_, read) => {
    for (const piece of ['a', ' ', '\n ', '/', ',', ';q=', '&<', '\u202e', 'a-', '::', 'é\u0301']) {
      const text = (length: number) => `${piece.repeat(length / piece.length)}!`
      const short = quickest(() => read(text(shortLength)))
      const long = quickest(() => read(text(shortLength * longer)))
      expect(long, JSON.stringify(piece)).toBeLessThan(Math.max(short, floorMs) * linear)
    }
  })
})
