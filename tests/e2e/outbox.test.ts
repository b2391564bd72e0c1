import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { type Member, signInOn, signUpIn } from '#tests/support/users/signed-in.ts'
import { openAsMember } from './account-fixtures.ts'
import { offline, waitForHydration } from './fixtures.ts'
import { button, openLoadedProfile, openProfile, press } from './game-actions.ts'
import { balance, claimButton, memberTest } from './member.ts'
import { offlineTest, openOffline, visitOnce } from './offline-phone.ts'

const kept = 'Kept. It goes out when the network is back.'
const writes = /\/(liked_games\/|plays$|deeds$|claimed_rewards$|feedback\/)/

/** A server, and a member with a pack that anybody may play. */
const test = memberTest.extend('packId', async ({ context, baseUrl, member }) => {
  const id = `x${randomBytes(5).toString('hex')}`
  await publishPack(context, baseUrl, { id, name: `Kitchen of ${member.userId}` })
  return id
})

const heart = (page: Page, pressed: boolean) =>
  page.getByRole('button', { name: pressed ? 'Liked' : 'Like', exact: true, pressed })

/** Pages come through, but nothing that is said to the server; gives the way out. */
async function enterTunnel(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
  return () => context.unroute('**/api/**')
}

/** Waits until nothing is left to send. */
async function untilSent(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('party-dojo:outbox') === null)
}

/** The phone says that the network is back. */
async function comeOnline(page: Page): Promise<void> {
  await offline(page)
  await offline(page, false)
}

/** What the server has answered from now on, in order: what was done, and to what. */
function watchWrites(context: BrowserContext): string[] {
  const answered: string[] = []
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!writes.test(pathname)) return
    const [what = ''] = writes.exec(pathname) ?? []
    const name = what.endsWith('feedback/') ? what : pathname.slice(pathname.indexOf(what))
    answered.push(`${request.method()} ${name}`)
  })
  return answered
}

async function profileOf(context: BrowserContext, { userId }: Member) {
  return await (await context.request.get(`/api/users/${userId}`)).json()
}

async function packCard(context: BrowserContext, packId: string) {
  return await (await context.request.get(`/api/packs/${packId}`)).json()
}

async function tap(page: Page, path: string, isLiked: boolean): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await heart(page, isLiked).click()
  await heart(page, !isLiked).waitFor()
}

/** Begins a game of a pack, and leaves it for its door. */
async function playForNow(page: Page): Promise<void> {
  await press(page, 'Play')
  await button(page, 'Next').waitFor()
  await press(page, 'Leave')
  await page.getByRole('button', { name: /^Leave for now/ }).click()
}

async function giveFeedback(page: Page): Promise<void> {
  await page.goto('/')
  await waitForHydration(page)
  await press(page, 'Feedback')
  const sheet = page.getByRole('dialog', { name: 'How was it?' })
  await sheet.getByRole('button', { name: 'Good fun' }).click()
  await sheet.getByRole('button', { name: 'Send' }).click()
}

describe('what is done without a network', () => {
  test('goes out once, in order, after a reload and a cold start', async ({
    page,
    context,
    member,
    packId,
  }) => {
    await openLoadedProfile(page)
    const leaveTunnel = await enterTunnel(context)
    await tap(page, '/games/charades', false)
    await tap(page, `/game/${packId}`, false)
    await playForNow(page)
    await tap(page, '/games/charades', true)
    await giveFeedback(page)
    await page.getByText(kept).waitFor()
    await openProfile(page)
    await claimButton(page, 'First favourite').click()
    await page.getByText(kept).waitFor()
    const slab = page.getByRole('button', { name: 'Waiting First favourite' })
    await slab.waitFor()
    await page.reload()
    await slab.waitFor()
    await balance(page, '0').waitFor()
    await page.close()

    const fresh = await context.newPage()
    await fresh.goto(`/game/${packId}`)
    await heart(fresh, true).waitFor()
    const answered = watchWrites(context)
    await leaveTunnel()
    await comeOnline(fresh)
    await fresh.getByText('First favourite: 10 coins in.').waitFor()
    await untilSent(fresh)
    await heart(fresh, true).waitFor()
    expect(answered).toEqual([
      `PUT /liked_games/${packId}`,
      'POST /plays',
      'DELETE /liked_games/charades',
      'PUT /feedback/',
      'POST /claimed_rewards',
    ])
    expect(await profileOf(context, member)).toMatchObject({
      dojo_coins: 10,
      liked_games: [packId],
      claimed_rewards: ['first-like'],
    })
    expect(await packCard(context, packId)).toMatchObject({ likes: 1, plays: 1 })
  })

  test('goes out once from two tabs that come back at the same time', async ({
    page,
    context,
    member,
  }) => {
    await openLoadedProfile(page)
    const other = await context.newPage()
    await openAsMember(page, '/games/charades')
    await openAsMember(other, '/games/category')
    const answered = watchWrites(context)
    await offline(page)
    for (const tab of [page, other]) {
      await heart(tab, false).click()
      await heart(tab, true).waitFor()
    }
    await offline(page, false)
    await untilSent(page)
    await Promise.all([heart(page, true).waitFor(), heart(other, true).waitFor()])
    await page.waitForLoadState('networkidle')
    expect(answered).toEqual(['PUT /liked_games/charades', 'PUT /liked_games/category'])
    expect((await profileOf(context, member)).liked_games).toEqual(['charades', 'category'])
  })

  test('is sent for whoever did it, and for nobody else', async ({
    page,
    context,
    server,
    member,
    packId,
  }) => {
    await openLoadedProfile(page)
    const leaveTunnel = await enterTunnel(context)
    await tap(page, `/game/${packId}`, false)
    await playForNow(page)
    await context.clearCookies()
    const other = await signUpIn(context, server, 'Jonas')
    const answered = watchWrites(context)
    await leaveTunnel()
    // What is nobody's own goes out for anybody.
    const played = page.waitForResponse('**/plays')
    await openProfile(page)
    await played
    await page.goto(`/game/${packId}`, { waitUntil: 'networkidle' })
    await heart(page, false).waitFor()
    expect((await profileOf(context, other)).liked_games).toEqual([])

    await context.clearCookies()
    await signInOn(context, server, member)
    await openProfile(page)
    await untilSent(page)
    expect(answered).toEqual(['POST /plays', `PUT /liked_games/${packId}`])
    expect((await profileOf(context, member)).liked_games).toEqual([packId])
  })

  test('counts once where the answer gets lost on the way back', async ({
    page,
    context,
    member,
    packId,
    expectError,
  }) => {
    expectError(/ERR_FAILED/)
    expectError(/409/)
    await openLoadedProfile(page)
    const seen = new Set<string>()
    await context.route(writes, async (route) => {
      const what = `${route.request().method()} ${route.request().url()}`
      if (seen.has(what)) return await route.continue()
      seen.add(what)
      await route.fetch()
      await route.abort()
    })
    await tap(page, `/game/${packId}`, false)
    await press(page, 'Play')
    await button(page, 'Next').waitFor()
    await press(page, 'Next', 'Next', 'Finish')
    await page.getByRole('heading', { name: 'That was the last one.' }).waitFor()
    await giveFeedback(page)
    await openProfile(page)
    await claimButton(page, 'First bow').click()
    await balance(page, '50').waitFor()
    await untilSent(page)
    expect(seen.size).toBe(5)
    expect(await profileOf(context, member)).toMatchObject({
      dojo_coins: 50,
      liked_games: [packId],
    })
    expect(await packCard(context, packId)).toMatchObject({ likes: 1, plays: 1 })
  })

  test('is dropped with a word where it is refused for good, and holds up nothing', async ({
    page,
    context,
    member,
    expectError,
  }) => {
    expectError(/404/)
    await openLoadedProfile(page)
    const answered = watchWrites(context)
    await page.evaluate((userId) => {
      const like = (game: string, id: string) => ({ id, kind: 'like', game, liked: true, userId })
      const entries = [like('nonsense', '1'), null, like('charades', '2')]
      localStorage.setItem('party-dojo:outbox', JSON.stringify(entries))
    }, member.userId)
    await page.reload()
    await page.getByText('A favourite could not be kept. There is no such game.').waitFor()
    expect(answered).toEqual(['PUT /liked_games/nonsense', 'PUT /liked_games/charades'])
    await untilSent(page)
    expect((await profileOf(context, member)).liked_games).toEqual(['charades'])
  })

  test('is taken over from an earlier edition', async ({ page, context, member }) => {
    await openLoadedProfile(page)
    const answered = watchWrites(context)
    const { userId } = member
    await page.evaluate((userId) => {
      const time = new Date().toISOString()
      const feedback = { time, feedback: 'old', user: '', positive: true, game: '' }
      const deed = { userId, game: 'charades', sober: false }
      localStorage.setItem('party-dojo:feedback-queue', JSON.stringify([feedback]))
      localStorage.setItem('party-dojo:deed-queue', JSON.stringify([deed]))
    }, userId)
    await page.reload()
    await page.getByText('Stamps: First Blood, Silent Film').waitFor()
    expect(answered).toEqual(['PUT /feedback/', 'POST /deeds'])
    const left = await page.evaluate(() =>
      ['outbox', 'feedback-queue', 'deed-queue'].map((name) =>
        localStorage.getItem(`party-dojo:${name}`),
      ),
    )
    expect(left).toEqual([null, null, null])
  })
})

describe('with the whole site on the phone', () => {
  offlineTest(
    'a heart stays as it was tapped, after a cold start',
    async ({ page, context, member }) => {
      await openLoadedProfile(page)
      await visitOnce(page)
      await page.close()
      const phone = await openOffline(context)
      await tap(phone, '/games/charades', false)
      await phone.reload()
      await heart(phone, true).waitFor()
      await phone.close()
      const fresh = await context.newPage()
      await fresh.goto('/games/charades')
      await heart(fresh, true).waitFor()
      const answered = watchWrites(context)
      await offline(fresh, false)
      await untilSent(fresh)
      await heart(fresh, true).waitFor()
      expect(answered).toEqual(['PUT /liked_games/charades'])
      expect((await profileOf(context, member)).liked_games).toEqual(['charades'])
    },
  )
})
