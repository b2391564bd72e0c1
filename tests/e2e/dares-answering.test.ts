import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { makeLink, openDareEditor, paths, sendCard, test } from './dare-editor.ts'
import { button, openProfile, press } from './game-actions.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isFocused = (element: Element) => element === document.activeElement

describe('no', () => {
  test('to a dare that is taken asks once more, and the words stay till then', async ({
    page,
    other,
  }) => {
    await openDareEditor(page, paths.love)
    await press(page, 'Lend me words')
    await other.goto(await makeLink(page))
    await press(other, 'I will answer')
    await other.getByLabel('Your answer').fill('Breakfast.')
    await press(other, 'After all, no')
    await button(other, 'Sure\\?').waitFor()
    expect(await other.getByLabel('Your answer').inputValue()).toBe('Breakfast.')
    await press(other, 'Sure\\?')
    await other.getByText('Turned down, and that is that.').waitFor()
  })

  test('is never said by the second half of a double tap', async ({ page, other }) => {
    await other.goto(await sendCard(page))
    await button(other, 'No, thank you').dispatchEvent('click', { detail: 2 })
    await press(other, 'Another one')
    const swap = other.getByRole('list', { name: 'Instead' }).getByRole('button').first()
    await swap.dispatchEvent('click', { detail: 2 })
    await other.keyboard.press('Escape')
    await press(other, 'I will')
    await other.getByText('Taken. Mia can see it.').waitFor()
    expect(await other.getByText('Sing the chorus').count()).toBe(1)
    await button(other, 'After all, no').dblclick()
    await button(other, 'Sure\\?').waitFor()
  })
})

test('an epic dare finished signed out pays after signing in', async ({
  page,
  member,
  other,
  otherContext,
  server,
}) => {
  expect(member.userId).toBeTruthy()
  await openDareEditor(page, paths.epic)
  await press(page, 'Deal me three')
  const link = await makeLink(page)
  await other.goto(link)
  await press(other, 'I will', 'First one done', 'Second one done', 'Third one done')
  await other.getByRole('link', { name: 'Sign in' }).click()
  await other.waitForURL('**/sign-in')
  const back = await other.evaluate(() => sessionStorage.getItem('previousRoute'))
  expect(link).toContain(back)
  await signUpIn(otherContext, server, 'Bo')
  await openProfile(other)
  await other.goto(link)
  await press(other, 'It was me')
  await other.getByRole('link', { name: 'claim them on your profile' }).waitFor()
  expect(await button(other, 'It was me').count()).toBe(0)
})

describe('what is said of a dare', () => {
  test('that the server cannot hand out just now is what the server says', async ({
    page,
    other,
  }) => {
    const link = await sendCard(page)
    const message = 'Too many requests. Please wait a minute.'
    await other.route('**/api/dares/*', (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message } } }),
    )
    await other.goto(link)
    await other.getByText(message).waitFor()
    expect(await other.getByText('Check the network').count()).toBe(0)
  })

  test('is heard by whoever pressed: the card arrives', async ({ page, other }) => {
    const link = await sendCard(page)
    await other.route('**/api/dares/*', (route) => route.abort('internetdisconnected'))
    await other.goto(link)
    await press(other, 'Try again')
    await button(other, 'Try again').waitFor()
    await expect.poll(() => heading(other).evaluate(isFocused)).toBe(true)
    await other.unroute('**/api/dares/*')
    await press(other, 'Try again')
    await button(other, 'I will').waitFor()
    expect(await heading(other).innerText()).toBe('You have been dared')
    await expect.poll(() => heading(other).evaluate(isFocused)).toBe(true)
  })

  test('is heard by whoever pressed: it is gone', async ({ page, other }) => {
    await other.goto(await sendCard(page))
    await button(other, 'I will').waitFor()
    await page.getByRole('list', { name: 'Dares I sent' }).getByRole('button').click()
    await press(page, 'Take it back')
    await page.getByRole('list', { name: 'Dares I sent' }).waitFor({ state: 'detached' })
    await press(other, 'I will')
    await other.getByRole('heading', { name: 'No dare behind this link' }).waitFor()
    await expect.poll(() => heading(other).evaluate(isFocused)).toBe(true)
  })
})
