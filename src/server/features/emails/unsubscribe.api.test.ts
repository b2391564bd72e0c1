import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { newId } from '#server/lib/new-id.ts'
import type { RequestContext } from '#server/pages/request-context.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { cookieOf, createUser, type TestUser } from '#tests/support/users/create-user.ts'
import { erasePerson } from '../person/erase-person.ts'
import { wantsOptionalEmails } from './email-preferences.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

const form = 'application/x-www-form-urlencoded'
const oneClick = 'List-Unsubscribe=One-Click'

describe.each(databaseKinds)('POST /info/unsubscribe on %s', (kind) => {
  const testApp = useTestApp(kind)
  let app: ReturnType<typeof createApp>
  let rendered: Pick<RequestContext, 'unsubscribeChoice'>[]
  let guest: TestUser

  beforeAll(() => {
    const isUnknown = () => false
    const render = async (request: Request, context: RequestContext) => {
      expect(request.method).toMatch(/^(GET|HEAD)$/)
      expect(request.headers.get('content-type')).toBeNull()
      rendered.push(context)
      return new Response('a page')
    }
    app = createApp(testApp.services, async () => ({
      paths: ['/info/unsubscribe'],
      isUnknown,
      render,
    }))
  })
  beforeEach(async () => {
    rendered = []
    guest = await createUser(testApp.services, testApp.app)
  })

  const pathOf = (userId: string) => {
    const { pathname, search } = new URL(unsubscribeLink(testApp.services, userId))
    return pathname + search
  }
  /** As a mail program does it: no cookie, no origin. */
  const click = async (
    path: string,
    body: string | FormData = oneClick,
    type: string | null = form,
  ) =>
    await app.request(path, {
      method: 'POST',
      body,
      ...(type !== null && { headers: { 'content-type': type } }),
    })
  const wants = (userId = guest.userId) => wantsOptionalEmails(testApp.services.database.db, userId)

  test('one click of a mail program stops the emails, again and again', async () => {
    for (let times = 0; times < 3; times++) {
      const answer = await click(pathOf(guest.userId))
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
      expect(await answer.text()).toMatch(/^Done/)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await wants()).toBe(false)
    }
    expect(rendered).toEqual([])
  })

  test('ten clicks at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => click(pathOf(guest.userId))))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await wants()).toBe(false)
  })

  test('in parts of a form as well', async () => {
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    expect((await click(pathOf(guest.userId), body, null)).status).toBe(200)
    expect(await wants()).toBe(false)
  })

  test('opening the page stops nothing', async () => {
    expect(await (await app.request(pathOf(guest.userId))).text()).toBe('a page')
    expect((await app.request(pathOf(guest.userId), { method: 'HEAD' })).status).toBe(200)
    expect(rendered.map(({ unsubscribeChoice }) => unsubscribeChoice)).toEqual([null, null])
    expect(await wants()).toBe(true)
  })

  test('the page’s button stops them and sends them again, and its page says so', async () => {
    for (const [choice, after] of [
      ['stop', false],
      ['stop', false],
      ['again', true],
      ['again', true],
    ] as const) {
      const answer = await click(pathOf(guest.userId), `choice=${choice}`)
      expect([answer.status, await answer.text()]).toEqual([200, 'a page'])
      expect(rendered.at(-1)?.unsubscribeChoice).toBe(choice)
      expect(await wants()).toBe(after)
    }
  })

  test('a forged link stops nothing', async () => {
    const other = await createUser(testApp.services, testApp.app)
    const forged = pathOf(other.userId).replace(other.userId, guest.userId)
    expect((await click(forged)).status).toBe(403)
    expect((await click('/info/unsubscribe')).status).toBe(403)
    await click(forged, 'choice=stop')
    expect(rendered).toMatchObject([{ unsubscribeChoice: null }])
    expect(await wants()).toBe(true)
  })

  test('a session is no key to it', async () => {
    const headers = { cookie: cookieOf(guest), 'content-type': form }
    const path = `/info/unsubscribe?u=${guest.userId}&s=${'A'.repeat(43)}`
    const answer = await app.request(path, { method: 'POST', headers, body: oneClick })
    expect([answer.status, await wants()]).toEqual([403, true])
  })

  test('of an account that is gone, or never was, it says the same', async () => {
    await erasePerson(testApp.services, guest.userId)
    const here = await createUser(testApp.services, testApp.app)
    const answers = []
    for (const userId of [guest.userId, newId(), here.userId]) {
      const clicked = await click(pathOf(userId))
      answers.push([clicked.status, await clicked.text()])
      await click(pathOf(userId), 'choice=stop')
    }
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(rendered.map(({ unsubscribeChoice }) => unsubscribeChoice)).toEqual([
      'stop',
      'stop',
      'stop',
    ])
    expect(await wants(here.userId)).toBe(false)
  })

  test.each<[string, string, string]>([
    ['nothing', '', form],
    ['another word', 'List-Unsubscribe=Maybe', form],
    ['another choice', 'choice=all', form],
    ['JSON', '{"choice":"stop"}', 'application/json'],
    ['parts without an end', '--x\r\n', 'multipart/form-data; boundary=x'],
  ])('%s is refused', async (_, body, type) => {
    const answer = await click(pathOf(guest.userId), body, type)
    expect([answer.status, await wants()]).toEqual([400, true])
  })

  test('a book is refused', async () => {
    const answer = await click(pathOf(guest.userId), `${oneClick}&x=${'x'.repeat(5000)}`)
    expect([answer.status, await wants()]).toEqual([413, true])
  })

  test('another site cannot press the button for a visitor', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': form }
    const path = pathOf(guest.userId)
    const answer = await app.request(path, { method: 'POST', headers, body: 'choice=again' })
    expect([answer.status, await wants()]).toEqual([403, true])
  })

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is none of its methods', async (method) => {
    const answer = await app.request(pathOf(guest.userId), { method })
    expect(answer.status).toBe(405)
  })

  describe('the switch in the settings', () => {
    const flip = (wanted: unknown, { visitor } = guest, userId = guest.userId) =>
      visitor.put(`/api/users/${userId}/letters`, { wanted })

    test('stops them and starts them, however often it is pressed', async () => {
      for (const wanted of [false, false, true, true]) {
        const answer = await flip(wanted)
        expect([answer.status, await answer.json()]).toEqual([200, { wanted }])
        expect(await wants()).toBe(wanted)
      }
    })

    test.each([['yes'], [null], [undefined], [1]])('takes no %s', async (wanted) => {
      expect((await flip(wanted)).status).toBe(400)
    })

    test('is its owner’s alone', async () => {
      const other = await createUser(testApp.services, testApp.app)
      expect((await flip(false, other)).status).toBe(403)
      other.visitor.cookies.clear()
      expect((await flip(false, other)).status).toBe(401)
      expect(await wants()).toBe(true)
    })
  })
})
