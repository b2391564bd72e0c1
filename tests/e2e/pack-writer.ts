import type { Page } from 'playwright-core'
import { press } from './house.ts'

/** Where a step of the builder is, for whatever host. */
export const step = (name: string) => `**/editor/steps/${name}`
export const prompt = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Prompt ${place}`, exact: true })

/** From the desk to the review: the cover, and prompts, the first typed and the others pasted. */
export async function writePack(
  page: Page,
  name: string,
  prompts: readonly string[],
): Promise<void> {
  await page.goto('/editor')
  await page.getByRole('link', { name: /^Write a pack/ }).click()
  await page.getByRole('switch', { name: /^Most likely to/ }).click()
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
