import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readPackFile } from '#domain/packs/pack-file.ts'
import datesPack from '#games/never-have-i-ever/packs/first-dates.json'
import lastOrders from '#games/never-have-i-ever/packs/last-orders.json'
import { saveOnPhone } from '#tests/support/browser/phone.ts'
import { testEveryScreen, type Visit } from './every-screen.ts'
import { test } from './fixtures.ts'
import {
  button,
  endGame,
  openGame,
  passTime,
  pauseClock,
  play,
  press,
  recapOf,
  savedTable,
  undo,
} from './game-actions.ts'
import { type CardKind, kindOf, playCard, playUntil } from './mix-cards.ts'

const title = 'Mix'
const endless = { 'How long': 'Until we stop' }
const onlyOwnUpAndAct = {
  'Truth or dare': 'Off',
  'Most likely to': 'Off',
  Category: 'Off',
  'Country Island City': 'Off',
  'Lasting rules': 'Off',
}
const onlyNameOne = {
  'Truth or dare': 'Off',
  'Most likely to': 'Off',
  'Never have I ever': 'Off',
  Charades: 'Off',
  'Lasting rules': 'Off',
}

describe('six games on one pile', () => {
  test('twenty cards to the end screen, never one game twice running', async ({ page }) => {
    await page.clock.install()
    await play(page, title, { rules: { 'How long': '20 cards' } })
    await pauseClock(page)
    const games: CardKind[] = []
    for (let kind = await kindOf(page); kind !== null; kind = await kindOf(page)) {
      if (kind !== 'rule' && kind !== 'over') games.push(kind)
      await playCard(page, kind)
    }
    expect(games).toHaveLength(20)
    for (const [at, game] of games.entries()) {
      expect(game).not.toBe(games[at - 1])
    }
    expect(await recapOf(page)).toHaveLength(4)
    expect(await recapOf(page)).toContainEqual(expect.stringMatching(/^Mia \| points? in 20, /))
    await press(page, 'Again')
    await kindOf(page)
    await page.getByText('of 20').waitFor()
  })

  test.for([320, 390])(
    '“Name one with J” stays on one line, %d pixels wide',
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.clock.install()
      await play(page, title, { rules: onlyNameOne })
      await pauseClock(page)
      await playUntil(page, 'country')
      const words = page.getByRole('main').getByText(/^Name one with [A-Z]$/)
      const lines = () =>
        words.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size
        })
      expect(await lines()).toBe(1)
      await press(page, 'Start')
      expect(await lines()).toBe(1)
    },
  )

  test('plays what is let in, and two games stay', async ({ page }) => {
    await play(page, title, { rules: { ...onlyOwnUpAndAct, Charades: 'Off' } })
    const kinds = new Set<CardKind | null>()
    for (let card = 0; card < 8; card++) {
      const kind = await kindOf(page)
      kinds.add(kind)
      if (kind === 'truth' || kind === 'never') await playCard(page, kind)
    }
    expect([...kinds].sort()).toEqual(['never', 'truth'])
  })

  test('plays the packs that are on at each door', async ({ page }) => {
    await saveOnPhone(page, 'packs:never-have-i-ever', ['first-dates'])
    const untilMs = Date.now() + 3_600_000
    const lists = [{ elements: ['Wink at the lamp'] }]
    await saveOnPhone(page, 'premium:charades', [{ id: 'show-offs', lists, untilMs }])
    await saveOnPhone(page, 'packs:charades', ['show-offs'])
    await play(page, title, { rules: { ...endless, ...onlyOwnUpAndAct } })
    const { deck } = await stateOf(page)
    expect(deck.lists[0]).not.toHaveLength(0)
    const dates = readPackFile(datesPack).lists[0]?.elements
    expect(dates).toEqual(expect.arrayContaining(deck.lists[0] ?? []))
    expect(deck.lists[4]).toEqual(['Wink at the lamp'])

    await playUntil(page, 'charades')
    const hold = page.getByRole('button', { name: 'Hold to see' })
    const secret = page.getByText('Wink at the lamp', { exact: true })
    expect(await secret.count()).toBe(0)
    await hold.dispatchEvent('pointerdown')
    await secret.waitFor()
    await page.getByRole('button', { name: 'Let go to hide it' }).dispatchEvent('pointerup')
    await secret.waitFor({ state: 'detached' })
    await hold.focus()
    await page.keyboard.down('Space')
    await secret.waitFor()
    await page.keyboard.up('Space')
    await secret.waitFor({ state: 'detached' })
  })

  test('turned sober in its menu, the table draws from a sober deck; the phone stays', async ({
    page,
  }) => {
    await saveOnPhone(page, 'packs:never-have-i-ever', ['last-orders', 'house-classics'])
    await play(page, title, { rules: endless })
    expect(await fromThePub(page)).toBeGreaterThan(0)
    await press(page, 'Menu')
    await page.getByRole('switch', { name: /^Sober mode/ }).click()
    await expect.poll(() => fromThePub(page)).toBe(0)
    await press(page, 'Keep playing')
    await page.reload()
    await kindOf(page)
    expect(await fromThePub(page)).toBe(0)
    await page.goto('/')
    await page.getByRole('switch', { name: 'Sober', checked: false }).waitFor()
  })

  test('carried on sober, it draws from a sober deck', async ({ page }) => {
    await saveOnPhone(page, 'packs:never-have-i-ever', ['last-orders', 'house-classics'])
    await play(page, title, { rules: endless })
    expect(await fromThePub(page)).toBeGreaterThan(0)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await openGame(page, title)
    await page.getByRole('switch', { name: /^Sober mode/ }).click()
    await press(page, 'Carry on')
    await expect.poll(() => fromThePub(page)).toBe(0)
  })

  test('says at the door what is in, and leaves out what was taken out', async ({ page }) => {
    await openGame(page, title)
    await page.getByText('Six games', { exact: true }).waitFor()
    await page.getByText(/Never have I ever, Truth or dare, Most likely to, Charades/).waitFor()
  })
})

describe('a card', () => {
  test('costs what its game costs, and back takes it back', async ({ page }) => {
    await page.clock.install()
    await play(page, title, { rules: { ...endless, 'Lasting rules': 'Off' } })
    await pauseClock(page)
    await playUntil(page, 'truth')
    const before = await pointsOf(page)
    const question = page.getByRole('heading', { name: ': truth or dare?' })
    const name = (await question.innerText()).replace(/[⁨⁩]|:.*/gs, '')
    const seat = ['Sofie', 'Jonas', 'Mia', 'Emil'].indexOf(name)
    await press(page, 'Truth', 'Pass')
    await kindOf(page)
    expect((await pointsOf(page))[seat]).toBe((before[seat] ?? 0) + 2)
    await undo(page)
    expect(await pointsOf(page)).toEqual(before)
  })

  test('of charades runs a minute and waits for the table’s word', async ({ page }) => {
    await page.clock.install()
    await play(page, title, { rules: { ...endless, ...onlyOwnUpAndAct } })
    await pauseClock(page)
    await playUntil(page, 'charades')
    const before = (await pointsOf(page)).reduce((sum, count) => sum + count, 0)
    await press(page, 'Start')
    await page.getByText(/^60/).waitFor()
    await passTime(page, 60_000)
    await page.getByText('Time. Did they get it?').waitFor()
    await press(page, 'No luck')
    await kindOf(page)
    expect((await pointsOf(page)).reduce((sum, count) => sum + count, 0)).toBe(before + 1)
  })
})

test('a rule stays, is forgotten at a price, and ends with a card', async ({ page }) => {
  await page.clock.install()
  await play(page, title, { rules: endless })
  await pauseClock(page)
  await playUntil(page, 'rule')
  await press(page, 'So be it')
  await kindOf(page)
  const before = await pointsOf(page)
  await press(page, 'A rule is on')
  const sheet = page.getByRole('dialog', { name: 'In force' })
  await sheet.getByRole('button', { name: 'Emil' }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect((await pointsOf(page))[3]).toBe((before[3] ?? 0) + 1)
  await playUntil(page, 'over')
  await page.getByText('You kept it beautifully. Mostly.').waitFor()
})

type Kept = { state: { points: number[]; deck: { lists: string[][] } } }

async function stateOf(page: Page): Promise<Kept['state']> {
  return ((await savedTable(page, 'mix')) as Kept).state
}

/** How many prompts of its deck are from the pub pack. */
async function fromThePub(page: Page): Promise<number> {
  const pub = readPackFile(lastOrders).lists[0]?.elements ?? []
  const deck = (await stateOf(page)).deck.lists[0] as string[]
  return deck.filter((prompt) => pub.includes(prompt)).length
}

const pointsOf = async (page: Page) => (await stateOf(page)).points

/** Each of these kinds of card once, whenever it comes, and the end. */
const walkPast =
  (...kinds: CardKind[]) =>
  async (page: Page, visit: Visit) => {
    const missing = new Set(kinds)
    while (missing.size > 0) {
      const kind = await kindOf(page)
      if (kind === null) throw new Error('The game ended before every kind of card had come.')
      const isNew = missing.delete(kind)
      await playCard(page, kind, isNew ? visit : undefined)
      if (isNew && kind === 'rule') await lookAtRules(page, visit)
    }
    await kindOf(page)
    await endGame(page)
    await visit(page)
  }

async function lookAtRules(page: Page, visit: Visit): Promise<void> {
  const open = () => button(page, 'A rule is on').click()
  await kindOf(page)
  await open()
  await visit(page, open)
  await press(page, 'Play on')
}

const out = (...titles: string[]) => Object.fromEntries(titles.map((title) => [title, 'Off']))

const ownUpAndTell = ['Never have I ever', 'Truth or dare']
const pointAndAct = ['Most likely to', 'Charades']
const nameOne = ['Category', 'Country Island City']

// One evening after the other: every screen of the mix is more than one test should look at.
testEveryScreen(
  title,
  { rules: { ...endless, ...out(...pointAndAct, ...nameOne) } },
  walkPast('never', 'truth', 'rule', 'over'),
)
testEveryScreen(
  title,
  { rules: { ...endless, ...out(...ownUpAndTell, ...nameOne, 'Lasting rules') } },
  walkPast('likely', 'charades'),
)
testEveryScreen(
  title,
  { rules: { ...endless, ...out(...ownUpAndTell, ...pointAndAct, 'Lasting rules') } },
  walkPast('category', 'country'),
)
