import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from 'playwright-core'
import { phone } from '#tests/support/browser/phone.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { patienceMs } from '#tests/support/vitest/patience.ts'
import { waitForHydration } from './fixtures.ts'
import { press } from './game-actions.ts'
import { memberTest } from './member.ts'

/** `page` writes, `other` is the phone of whoever is dared. Each has an address of its own. */
export const test = memberTest
  .extend('otherContext', async ({ browser, baseUrl }, { onCleanup }): Promise<BrowserContext> => {
    const headers = { 'x-forwarded-for': freshAddress() }
    const context = await browser.newContext({
      ...phone,
      baseURL: baseUrl,
      extraHTTPHeaders: headers,
    })
    context.setDefaultTimeout(patienceMs)
    onCleanup(() => context.close())
    return context
  })
  .extend('other', ({ otherContext }) => otherContext.newPage())

export const paths = {
  card: '/misc/user-card-dare',
  pong: '/misc/bar-beer-pong-dare',
  love: '/misc/user-card-love-game',
  epic: '/misc/epic-dare-challenge',
  dared: '/misc/you-have-been-dared',
}

/** Types both names on a desk. */
export async function openDareEditor(
  page: Page,
  path: string,
  names = ['Bo', 'Mia'],
): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  await page.goto(path)
  const [to = '', from = ''] = names
  await page.getByLabel('To', { exact: true }).fill(to)
  await page.getByLabel('From', { exact: true }).fill(from)
}

/** Sends what lies on the desk, and gives the link. */
export async function makeLink(page: Page): Promise<string> {
  await press(page, 'Make the link')
  return await page.getByLabel('Your link').inputValue()
}

/** Sends a written card, and gives its link. */
export async function sendCard(page: Page, words = 'Sing the chorus'): Promise<string> {
  await openDareEditor(page, paths.card)
  await page.getByLabel('The dare').fill(words)
  return await makeLink(page)
}

/** Lets the dare behind a link run out, in the database of the server. */
export function expireDare({ dataDir }: { dataDir: string }, link: string): void {
  const database = new DatabaseSync(join(dataDir, 'party-dojo.db'), { timeout: 5_000 })
  const id = new URL(link).searchParams.get('d')
  const { changes } = database
    .prepare('update dares set expires_at = ? where id = ?')
    .run(Date.now(), id)
  database.close()
  if (changes !== 1) throw new Error(`no dare ran out behind ${link}`)
}

/** Draws a line over the blank card: it takes no ink before the page is alive. */
export async function draw(page: Page): Promise<void> {
  await waitForHydration(page)
  const pad = page.getByRole('img', { name: 'A blank card to draw on' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is no card')
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  for (const share of [0.3, 0.5, 0.7])
    await page.mouse.move(box.x + box.width * share, box.y + box.height * share)
  await page.mouse.up()
}

/** Looks for answers on the desk until it says that of the dare it has sent. */
export async function waitForReply(page: Page, words: string): Promise<void> {
  await press(page, 'Look for answers')
  await page.getByRole('list', { name: 'Dares I sent' }).getByText(words).waitFor()
}
