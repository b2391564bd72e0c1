import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoSidewaysScroll, offline, settle, test } from './fixtures.ts'
import { button, press } from './game-actions.ts'
import { keepDraft, prompt, promptTexts } from './pack-writer.ts'

const step = (name: string) => `/editor/steps/${name}`

describe('a deep link lands where it is allowed', () => {
  test.for([
    ['no pack', null, 'Step3Setup', 'Step1Landing'],
    ['no pack', null, 'Step7Gameplay', 'Step1Landing'],
    ['a pack without a name', '', 'Step6Success', 'Step3Setup'],
    ['a pack that is not saved', 'Flat 4', 'Step6Success', 'Step5Review'],
    ['a pack without a name', '', 'Step7Gameplay', 'Step3Setup'],
  ] as const)('%s: %s, %s to %s', async ([, name, wanted, lands], { page }) => {
    if (name !== null) await keepDraft(page, ['Sing.'], name)
    await page.goto(step(wanted))
    await page.waitForURL(`**${step(lands)}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

test('the first four steps, by thumb and without an account', async ({ page }) => {
  await page.goto('/editor')
  await checkAxe(page)
  await page.getByRole('link', { name: /^Write a pack/ }).click()
  await page.getByRole('switch', { name: /^Most likely to/ }).click()
  await checkAxe(page)
  await press(page, 'Start')
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  await checkAxe(page)
  await press(page, 'Set it up', 'Prompts')
  for (const message of [
    'Game name is required',
    'Game description is required',
    'Author name is required',
  ]) {
    await page.getByText(message).waitFor()
  }
  expect(page.url()).toContain(step('Step3Setup'))
  await checkAxe(page)
  await page.getByLabel('Name', { exact: true }).fill('  Flat 4 ')
  await page.getByLabel('Description').fill('For us.')
  await page.getByLabel('Author').fill('Mia')
  await page.getByLabel('Tags').fill('Uni, flat')
  await page.getByRole('button', { name: /^Cover/ }).click()
  await page.getByRole('button', { name: 'Disco ball' }).click()
  await press(page, 'Prompts')
  await page.getByRole('heading', { name: 'Write the prompts' }).waitFor()
  await press(page, 'Review')
  await page.getByText('You need to add at least one prompt').waitFor()
  await press(page, 'Add a prompt')
  await prompt(page, 1).pressSequentially('Who sings first?')
  await prompt(page, 1).press('Enter')
  await prompt(page, 2).press('Enter')
  await prompt(page, 3).fill('Who dances last?')
  await press(page, 'Review')
  await page.getByText('Prompt text is required').waitFor()
  await checkAxe(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Bin prompt 2' }).click()
  await prompt(page, 2).press('Enter')
  // The empty one that Enter has begun is nobody's to bin.
  await press(page, 'Review')
  await page.getByRole('heading', { name: 'Look it over' }).waitFor()
  await page.getByRole('heading', { name: 'Flat 4' }).waitFor()
  await page.getByText('Most likely to · 2 prompts').waitFor()
  await checkAxe(page)
})

test.for(['Step1Landing', 'Step2Explanation', 'Step3Setup', 'Step4Prompts', 'Step5Review'])(
  '%s: 320 px wide at twice the text size, nothing moves sideways',
  async (name, { page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await keepDraft(page, ['Who sings {other} a song?'])
    await page.goto(step(name))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page)
  },
)

describe('prompts', () => {
  test('a list is pasted at once, and taken back at once', async ({ page }) => {
    await keepDraft(page, ['Sing.'])
    await page.goto(step('Step4Prompts'))
    await press(page, 'Paste a list')
    await page.getByLabel('Your list').fill('1. Dance.\n\n- Jump.\nSing!')
    await checkAxe(page)
    await press(page, 'Add 3 prompts')
    await expect.poll(() => promptTexts(page)).toEqual(['Sing.', 'Dance.', 'Jump.', 'Sing!'])
    await page.getByText('Says the same as prompt 1').waitFor()
    await press(page, 'Undo')
    await expect.poll(() => promptTexts(page)).toEqual(['Sing.'])
  })

  test('a long list that is pasted into a prompt is not cut', async ({ page }) => {
    const lines = Array.from({ length: 40 }, (_, at) => `Who would do number ${at} once more?`)
    await keepDraft(page, [''])
    await page.goto(step('Step4Prompts'))
    await prompt(page, 1).focus()
    await page.keyboard.insertText(lines.join('\n'))
    await expect.poll(() => promptTexts(page)).toEqual(lines)
  })

  test('Enter in the middle of a prompt makes two, as they were typed', async ({ page }) => {
    await keepDraft(page, ['21. Jump "Street". Who ran?'])
    await page.goto(step('Step4Prompts'))
    await prompt(page, 1).focus()
    await page.keyboard.press('End')
    for (let at = 0; at < 'Who ran?'.length; at += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => promptTexts(page)).toEqual(['21. Jump "Street".', 'Who ran?'])
  })

  test('a list that is pasted into a prompt becomes prompts', async ({ page }) => {
    await keepDraft(page, [''])
    await page.goto(step('Step4Prompts'))
    await prompt(page, 1).fill('- Sing.\n- Dance.')
    await expect.poll(() => promptTexts(page)).toEqual(['Sing.', 'Dance.'])
  })

  test('are sorted by drag and by keyboard, and binned', async ({ page }) => {
    await keepDraft(page, ['Sing.', 'Dance.', 'Jump.'])
    await page.goto(step('Step4Prompts'))
    const handle = page.getByRole('button', { name: 'Move prompt 1' })
    await handle.focus()
    await page.keyboard.press('Space')
    await page.getByText(/Over place 1 of 3/).waitFor({ state: 'attached' })
    // The sorter hears keys from its next timer on, and a browser hands out keys before timers.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.keyboard.press('ArrowDown')
    await page.getByText(/Over place 2 of 3/).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await expect.poll(() => promptTexts(page)).toEqual(['Dance.', 'Sing.', 'Jump.'])
    await page.getByRole('button', { name: 'Bin prompt 2' }).click()
    await expect.poll(() => promptTexts(page)).toEqual(['Dance.', 'Jump.'])
    await press(page, 'Undo', 'Undo')
    await expect.poll(() => promptTexts(page)).toEqual(['Sing.', 'Dance.', 'Jump.'])
    await settle(page)
    const [from, to] = await Promise.all(
      [3, 1].map((place) =>
        page.getByRole('button', { name: `Move prompt ${place}` }).boundingBox(),
      ),
    )
    if (!from || !to) throw new Error('no handles')
    await page.mouse.move(from.x + 20, from.y + 30)
    await page.mouse.down()
    await page.mouse.move(to.x + 20, to.y + 40, { steps: 12 })
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => promptTexts(page)).toEqual(['Jump.', 'Sing.', 'Dance.'])
    await page.reload()
    await expect.poll(() => promptTexts(page)).toEqual(['Jump.', 'Sing.', 'Dance.'])
  })

  test('go out as files and come back', async ({ page }) => {
    await keepDraft(page, ['Sing, all of you.', '=1+1 is what?'])
    await page.goto(step('Step4Prompts'))
    await press(page, 'Files')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export as CSV/ }).click()
    const file = join(await mkdtemp(join(tmpdir(), 'party-dojo-')), 'pack.csv')
    await (await download).saveAs(file)
    expect(await readFile(file, 'utf8')).toContain('"Sing, all of you."')
    await page.getByLabel('A file with prompts').setInputFiles(file)
    await page.getByText('2 prompts added.').waitFor()
    await page.getByLabel('A file with prompts').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"a":1}'),
    })
    await page.getByText('There is no prompt in that file.').waitFor()
    await checkAxe(page)
    await page.keyboard.press('Escape')
    await expect
      .poll(() => promptTexts(page))
      .toEqual(['Sing, all of you.', '=1+1 is what?', 'Sing, all of you.', '=1+1 is what?'])
  })

  test('are seen as they will be played', async ({ page }) => {
    await keepDraft(page, ['{player} sings to {other}.', 'Dance.'])
    await page.goto(step('Step4Prompts'))
    await press(page, 'See it played')
    await page.getByText('Dance.', { exact: true }).last().waitFor()
    await press(page, 'Next one')
    await page.getByText(/Mia.* sings to .*Sam/).waitFor()
  })
})

describe('no keystroke is lost', () => {
  test('by a reload, without a network', async ({ page }) => {
    await keepDraft(page, [''])
    await page.goto(step('Step4Prompts'))
    await page.getByRole('heading', { name: 'Write the prompts' }).waitFor()
    await offline(page)
    await prompt(page, 1).pressSequentially('Half a sen')
    await page.getByText('Kept on this phone').waitFor()
    await offline(page, false)
    await page.reload()
    await expect.poll(() => promptTexts(page)).toEqual(['Half a sen'])
  })

  test('by another tab', async ({ page, context }) => {
    await keepDraft(page, ['Sing.'])
    await page.goto(step('Step4Prompts'))
    await prompt(page, 1).waitFor()
    const other = await context.newPage()
    await other.goto(step('Step4Prompts'))
    await prompt(other, 1).fill('Dance.')
    await expect.poll(() => promptTexts(page)).toEqual(['Dance.'])
  })

  test('by a tab that knows less', async ({ page, context }) => {
    await page.goto(step('Step1Landing'))
    await press(page, 'Start')
    await page.getByRole('heading', { name: 'How it works' }).waitFor()
    const other = await context.newPage()
    await other.goto(step('Step3Setup'))
    await other.getByLabel('Name', { exact: true }).fill('An hour of work')
    await page.getByRole('link', { name: 'To my packs' }).click()
    await page.getByRole('link', { name: /^Write a pack/ }).click()
    await press(page, 'Start')
    await page.getByRole('heading', { name: 'How it works' }).waitFor()
    // Each tab has its own pack on the table.
    expect(await other.getByLabel('Name', { exact: true }).inputValue()).toBe('An hour of work')
    await page.goto('/editor')
    await page.getByRole('button', { name: /^An hour of work/ }).waitFor()
  })

  test('by a new pack: the one before waits on the desk', async ({ page }) => {
    await keepDraft(page, ['Sing.'])
    await page.goto(step('Step1Landing'))
    await press(page, 'Start')
    await page.getByRole('heading', { name: 'How it works' }).waitFor()
    await page.getByRole('link', { name: 'To my packs' }).click()
    await page.getByRole('button', { name: /^Flat 4/ }).click()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Flat 4')
  })
})

test('to save it, somebody must be in: what is written waits', async ({ page }) => {
  await keepDraft(page, ['Sing.'])
  await page.goto(step('Step5Review'))
  await press(page, 'Publish')
  await page.getByRole('dialog', { name: 'Whose pack is it?' }).waitFor()
  await checkAxe(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign in/ })
    .click()
  await page.waitForURL((url) => url.pathname === '/sign-in')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe(
    step('Step5Review'),
  )
  await page.goto(step('Step4Prompts'))
  await expect.poll(() => promptTexts(page)).toEqual(['Sing.'])
  await button(page, 'Review').waitFor()
})
