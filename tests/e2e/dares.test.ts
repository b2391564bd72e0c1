import { describe, expect } from 'vitest'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import {
  draw,
  expireDare,
  makeLink,
  openDareEditor,
  paths,
  sendCard,
  test,
  waitForReply,
} from './dare-editor.ts'
import { button, openProfile, press } from './game-actions.ts'
import { claimButton } from './member.ts'

describe('a dare', () => {
  test('drawn and written on one phone is taken and done on another', async ({ page, other }) => {
    await openDareEditor(page, paths.card)
    await draw(page)
    await page.getByLabel('The dare').fill('Sing the chorus')
    await other.goto(await makeLink(page))
    await other.getByText('Mia sent you this.').waitFor()
    await other.getByRole('img', { name: 'A drawing by Mia' }).waitFor()
    await other.getByText('Sing the chorus').waitFor()
    await press(other, 'I will')
    await other.getByText('Taken. Mia can see it.').waitFor()
    await waitForReply(page, 'Taken.')
    await press(other, 'Done it')
    await other.getByText('Done, and seen by Mia.').waitFor()
    await waitForReply(page, 'Done. Applaud.')
    await other.reload()
    await other.getByText('Done, and seen by Mia.').waitFor()
  })

  test('is swapped once for a kind one, then turned down without reasons', async ({
    page,
    other,
  }) => {
    await other.goto(await sendCard(page))
    await press(other, 'Another one')
    const swap = other.getByRole('list', { name: 'Instead' }).getByRole('button').first()
    const words = await swap.innerText()
    await swap.click()
    await other.getByText('Swapped. This one, then?').waitFor()
    await other.getByText(words).waitFor()
    expect(await button(other, 'Another one').count()).toBe(0)
    await press(other, 'No, thank you')
    await other.getByText('Turned down, and that is that.').waitFor()
    await waitForReply(page, 'Not for them. Fair enough.')
    await page.getByRole('list', { name: 'Dares I sent' }).getByRole('button').click()
    await page.getByRole('dialog').getByText(words).waitFor()
  })

  test('of pong is dealt, with water in the cups', async ({ page, other }) => {
    await openDareEditor(page, paths.pong)
    await press(page, 'Deal me one')
    // Tapped before the page was alive, it is dealt a moment later.
    await expect.poll(() => page.getByLabel('The throw').inputValue()).not.toBe('')
    const shot = await page.getByLabel('The throw').inputValue()
    await other.goto(await makeLink(page))
    await other.getByText(shot).waitFor()
    await other.getByText('Water in the cups.').waitFor()
    expect(await other.locator('main').innerText()).not.toMatch(/\b(beers?|sips?|drinks?)\b/i)
  })

  test('that is a kind card is answered in words, for its sender alone', async ({
    page,
    other,
  }) => {
    await openDareEditor(page, paths.love)
    await press(page, 'Lend me words')
    await other.goto(await makeLink(page))
    await press(other, 'I will answer', 'Send my answer')
    await other.getByText('The card waits for a word or two.').waitFor()
    await other.getByLabel('Your answer').fill('Breakfast, by the harbour.')
    await press(other, 'Send my answer')
    await other.getByText('Your answer is with Mia.').waitFor()
    await waitForReply(page, 'Answered.')
    await page.getByRole('list', { name: 'Dares I sent' }).getByRole('button').click()
    await page.getByText('Breakfast, by the harbour.').waitFor()
    await other.reload()
    await other.getByText('Your answer is with Mia.').waitFor()
    expect(await other.locator('body').innerText()).not.toContain('Breakfast')
  })

  test('answered on two phones at once is answered by the first', async ({
    page,
    other,
    otherContext,
  }) => {
    const link = await sendCard(page)
    const third = await otherContext.newPage()
    await other.goto(link)
    await third.goto(link)
    await button(third, 'I will').waitFor()
    await press(other, 'No, thank you')
    await other.getByText('Turned down').waitFor()
    await press(third, 'I will')
    await third.getByText('An answer is there already').waitFor()
    await third.getByText('Turned down').waitFor()
    await waitForReply(page, 'Not for them.')
  })

  test('is taken back: its link leads nowhere', async ({ page, other }) => {
    const link = await sendCard(page)
    await page.getByRole('list', { name: 'Dares I sent' }).getByRole('button').click()
    await press(page, 'Take it back')
    await page.getByRole('list', { name: 'Dares I sent' }).waitFor({ state: 'detached' })
    await other.goto(link)
    await other.getByRole('heading', { name: 'No dare behind this link' }).waitFor()
  })
})

test('an epic dare that another member sent earns its reward, once it is done', async ({
  page,
  member,
  other,
  otherContext,
  server,
}) => {
  expect(member.userId).toBeTruthy()
  await signUpIn(otherContext, server, 'Bo')
  await openProfile(other)
  await other.getByText('Finish an epic dare that another member sent you.').waitFor()
  expect(await claimButton(other, 'Epic dare').count()).toBe(0)
  await openDareEditor(page, paths.epic)
  await press(page, 'Deal me three')
  await other.goto(await makeLink(page))
  await other.getByText('30 dojo coins are yours to claim').waitFor()
  await press(other, 'I will', 'First one done', 'Second one done')
  await other.getByText('2 of 3 done. Go on.').waitFor()
  await waitForReply(page, 'Taken: 2 of 3 done.')
  await press(other, 'Third one done')
  await other.getByRole('link', { name: 'claim them on your profile' }).click()
  await claimButton(other, 'Epic dare').click()
  await other.getByText('30 dojo coins').first().waitFor()
})

describe('whoever is dared', () => {
  test.for([
    ['no id', ''],
    ['half an id', '?d=abc'],
    ['an edited id', `?d=${'f'.repeat(23)}g`],
    ['10 kB', `?d=${'x'.repeat(10_240)}`],
    ['markup', '?d=<script>alert(1)</script>'],
  ] as const)(
    'with a link of %s is off the hook, and shown a way on',
    async ([, query], { page }) => {
      await page.goto(paths.dared + query)
      await page.getByRole('heading', { name: 'No dare behind this link' }).waitFor()
      await page.getByRole('link', { name: 'Write one yourself' }).click()
      await page.waitForURL(`**${paths.card}`)
    },
  )

  test('with an id that nobody has too', async ({ page, expectError }) => {
    expectError(/404/)
    await page.goto(`${paths.dared}?d=${'f'.repeat(24)}`)
    await page.getByRole('heading', { name: 'No dare behind this link' }).waitFor()
  })

  test('with the link of a dare that has run out too, opened before or after', async ({
    page,
    other,
    server,
    expectError,
  }) => {
    expectError(/404/)
    const link = await sendCard(page)
    const lost = other.getByRole('heading', { name: 'No dare behind this link' })
    await other.goto(link)
    await button(other, 'I will').waitFor()
    expireDare(server, link)
    await press(other, 'I will')
    await lost.waitFor()
    await other.reload()
    await lost.waitFor()
    await waitForReply(page, 'It has run out.')
  })

  test('without a network is told so, and tries again', async ({ page, other }) => {
    const link = await sendCard(page)
    await other.route('**/api/dares/*', (route) => route.abort('internetdisconnected'))
    await other.goto(link)
    await other.getByText('The dare could not be fetched.').waitFor()
    await other.unroute('**/api/dares/*')
    await press(other, 'Try again')
    await button(other, 'I will').waitFor()
  })

  test('reads names and words as text, whatever is in them', async ({ page, other }) => {
    const nasty = '<img src=x onerror="window.hurt=1">'
    await openDareEditor(page, paths.card, [nasty, '\u202eevil<b>'])
    await page.getByLabel('The dare').fill('</p><script>window.hurt=1</script>')
    await other.goto(await makeLink(page))
    await other.getByText(`${nasty},`).waitFor()
    await other.getByText('evil<b> sent you this.').waitFor()
    await other.getByText('</p><script>window.hurt=1</script>').waitFor()
    expect(await other.evaluate(() => 'hurt' in window)).toBe(false)
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  })

  test('gets a preview that names nobody', async ({ page, other }) => {
    const html = await (await other.request.get(await sendCard(page))).text()
    expect(html).toContain('<meta property="og:title" content="You have been dared"/>')
    expect(html).toContain('og:description')
    expect(html).not.toMatch(/Mia|Sing the chorus/)
  })
})
