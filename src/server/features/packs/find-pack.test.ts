import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import type { Pages } from '#server/pages/page-handler.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'

/** Stands in for the page of a pack: its name, or nothing. */
const pages: Pages = {
  paths: [],
  isUnknown: () => false,
  render: async (request, { findPack }) => {
    const slug = decodeURIComponent(new URL(request.url).pathname.slice('/game/'.length))
    const pack = await findPack(slug)
    return new Response(pack?.name ?? 'none', { headers: { 'content-type': 'text/plain' } })
  },
}

describe.each(databaseKinds)('a page asks for a pack on %s', (kind) => {
  const testApp = useTestApp(kind)
  let owner: Awaited<ReturnType<typeof createUserIn>>
  let other: typeof owner
  let shown = ''
  let draft = ''

  beforeAll(async () => {
    owner = await createUserIn(testApp)
    other = await createUserIn(testApp)
    shown = await publish(testApp.services, owner.userId, { name: 'Shown' })
    draft = await publish(testApp.services, owner.userId, { name: 'Draft', tags: ['draft'] })
  })

  test.each<[string, () => Visitor | null, () => string, string]>([
    ['somebody signed out sees a published one', () => null, () => shown, 'Shown'],
    ['anybody else too', () => other.visitor, () => shown, 'Shown'],
    ['its owner sees a draft', () => owner.visitor, () => draft, 'Draft'],
    ['somebody signed out does not', () => null, () => draft, 'none'],
    ['anybody else neither', () => other.visitor, () => draft, 'none'],
    ['there is none of an id that nobody has', () => owner.visitor, () => 'x', 'none'],
    ['there is none of what is no id', () => owner.visitor, () => '%00', 'none'],
  ])('%s', async (_, who, packId, text) => {
    const app = createApp(testApp.services, async () => pages)
    const visitor = openVisitor(app)
    for (const [name, value] of who()?.cookies ?? []) visitor.cookies.set(name, value)
    expect(await (await visitor.get(`/game/${packId()}`)).text()).toBe(text)
  })
})
