import type { BrowserContext, Page } from 'playwright-core'
import { saveOnPhone } from '#tests/support/browser/phone.ts'
import { press } from './game-actions.ts'

/** Where a step of the builder is, for whatever host. */
export const step = (name: string) => `**/editor/steps/${name}`
export const prompt = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Prompt ${place}`, exact: true })

/** From the desk to the review: the cover, and prompts, the first typed and the others pasted. */
export async function writePack(
  page: Page,
  name: string,
  prompts: readonly string[],
  game = 'Most likely to',
): Promise<void> {
  await page.goto('/editor')
  await page.getByRole('link', { name: /^Write a pack/ }).click()
  await page.getByRole('switch', { name: new RegExp(`^${game}`) }).click()
  await press(page, 'Start', 'Set it up')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description').fill('For everybody who ever lived with us.')
  await page.getByLabel('Author').fill('Sofie')
  await press(page, 'Prompts', 'Add a prompt')
  const [first = '', ...others] = prompts
  await prompt(page, 1).pressSequentially(first)
  if (others.length > 0) {
    await press(page, 'Paste a list')
    await page.getByLabel('Your list').fill(others.join('\n'))
    await page.getByRole('button', { name: /^Add \d+ prompt/ }).click()
  }
  await press(page, 'Review')
  await page.waitForURL(step('Step5Review'))
}

/** Publishes what is on the table and gives its id. */
export async function publish(page: Page): Promise<string> {
  await press(page, 'Publish')
  await page.waitForURL(step('Step6Success'))
  await page.getByRole('heading', { name: 'It’s out' }).waitFor()
  const link = await page.getByLabel('Your link').inputValue()
  return link.slice(link.lastIndexOf('/') + 1)
}

/** A pack on the builder's table, as if it had been typed. */
export async function keepDraft(
  page: Page,
  texts: string[],
  name = 'Flat 4',
  tags: string[] = [],
): Promise<void> {
  await saveOnPhone(page, 'open-pack', '"abc"')
  await saveOnPhone(page, 'draft:abc', {
    metadata: {
      name,
      id: 'abc',
      description: 'For everybody who ever lived with us.',
      author: 'Mia',
      explicit: false,
      alcohol: false,
      creation_date: '2026-11-21T20:00:00.000Z',
      tags,
    },
    prompts: texts.map((text, key) => ({ key, text })),
    isDirty: true,
    changedAtMs: 1,
  })
}

/** The prompts at step 4, as they stand in their fields. */
export async function promptTexts(page: Page): Promise<string[]> {
  const rows = page.getByRole('list', { name: 'Prompts' }).getByRole('textbox')
  return await rows.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
}

/** The file of a pack as whoever is signed in there may read it. */
export async function savedPack(context: BrowserContext, packId: string) {
  const answer = await context.request.get(`/v0/b/party-dojo/o/packs%2F${packId}.json?alt=media`)
  return { status: answer.status(), pack: answer.ok() ? await answer.json() : null }
}
