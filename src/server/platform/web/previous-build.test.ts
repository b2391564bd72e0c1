import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { previousCalls } from '#tests/previous-build/calls.ts'
import type { PreviousCall } from '#tests/previous-build/previous-call.ts'
import { someProof } from '#tests/support/app/contact-fixtures.ts'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { useUser } from '#tests/support/app/test-app.ts'
import { multipart, packText } from '#tests/support/storage/storage-callers.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { cookieOf } from '#tests/support/users/create-user.ts'
import { ownOrigin } from '#tests/support/users/visitor.ts'

/** What a phone hears when the server has forgotten how its build speaks. */
const notUnderstood = [400, 404, 405, 410, 415, 422]

/** The first words of every path of ours that a script of the browser names. */
function roomsCalled(): string[] {
  const src = join(import.meta.dirname, '../../..')
  const sources = ['browser', 'pages', 'games', 'layouts', 'ui'].flatMap((area) =>
    readdirSync(join(src, area), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(src, area, file), 'utf8')),
  )
  const named = sources.flatMap((text) => text.match(/(?<=['`])\/api\/[\w-]+/g) ?? [])
  return [...new Set(named)].sort()
}

test('every room of the API that the browser knows is in the record', () => {
  const paths = previousCalls.map(({ call }) => call.split(' ')[1] ?? '')
  expect(roomsCalled().length).toBeGreaterThan(10)
  expect(roomsCalled().filter((room) => !paths.some((path) => path.startsWith(room)))).toEqual([])
})

describe('what the build before this one asks', () => {
  const premiumApp = usePremiumApp('SQLite')
  const user = useUser(premiumApp, { name: 'Sofie' })

  /** What the names in a call stand for: things that are there. */
  async function prepare(): Promise<Record<string, string>> {
    const packId = `p${randomBytes(8).toString('hex')}`
    const newPackId = `p${randomBytes(8).toString('hex')}`
    const dare = someDare()
    await user.visitor.get(user.path)
    const upload = multipart({ contentType: 'application/json' }, packText(packId))
    const stored = await send('POST', `/v0/b/party-dojo/o?name=packs%2F${packId}.json`, upload)
    const dared = await user.visitor.post('/api/dares', dare)
    expect([stored.status, dared.status]).toEqual([200, 201])
    return {
      packId,
      newPackId,
      packText: packText(newPackId),
      packBytes: String(Buffer.byteLength(packText(newPackId))),
      userId: user.userId,
      email: `${user.userId}@home.example`,
      dareId: dare.id,
      senderKey: dare.senderKey,
      freshId: randomBytes(12).toString('hex'),
      price: premiumApp.simulator.prices[0] ?? '',
      proof: JSON.stringify(await someProof(premiumApp.services)),
    }
  }

  async function send(
    method: string,
    path: string,
    { body, headers }: { body?: string | Buffer; headers: Record<string, string> },
    isNobody = false,
  ): Promise<Response> {
    return await premiumApp.app.request(path, {
      method,
      headers: {
        origin: ownOrigin,
        host: 'localhost',
        ...(!isNobody && { cookie: cookieOf(user) }),
        ...headers,
      },
      ...(body !== undefined && { body: body as BodyInit }),
    })
  }

  function bodyOf({ body }: PreviousCall, fill: (text: string) => string) {
    if (body === undefined) return { headers: {} }
    if (typeof body === 'string') return { body: fill(body), headers: {} }
    const text = JSON.stringify(body).replaceAll('"{proof}"', '{proof}')
    return { body: fill(text), headers: { 'content-type': 'application/json' } }
  }

  test.each(previousCalls)('$call is understood', async (previous) => {
    const facts = await prepare()
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all)
    const [method = '', path = ''] = fill(previous.call).split(' ')
    const { body, headers } = bodyOf(previous, fill)
    const more = Object.entries(previous.headers ?? {}).map(([name, text]) => [name, fill(text)])
    const asked = { body, headers: { ...headers, ...Object.fromEntries(more) } }
    const answer = await send(method, path, asked, previous.isAnonymous)
    const said = await answer.text()
    expect(said).not.toContain('There is nothing at this address.')
    if (previous.refusal !== undefined) {
      expect(said).toContain(`"code":"${previous.refusal}"`)
      return
    }
    const isUnderstood = answer.status < 500 && !notUnderstood.includes(answer.status)
    expect(isUnderstood ? 'understood' : `${answer.status} ${said}`).toBe('understood')
  })
})
