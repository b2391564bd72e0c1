import { randomBytes } from 'node:crypto'
import { describe, expect } from 'vitest'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { phone, seatPlayers } from '#tests/support/browser/phone.ts'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { button, openProfile, press } from './game-actions.ts'
import { memberTest } from './member.ts'
import { breaking, expectUnharmed, images, scripts } from './unharmed.ts'

/** A pack of words that are markup elsewhere, published by somebody whose name is, too. */
const test = memberTest.extend('packId', async ({ browser, server }) => {
  const maker = await browser.newContext({ ...phone, baseURL: server.baseUrl })
  await signUpIn(maker, server, images)
  const id = `x${randomBytes(5).toString('hex')}`
  await publishPack(maker, server.baseUrl, {
    id,
    name: `${id} ${scripts}`,
    description: `${breaking} ${images}`,
    author: images,
    tags: ['never-have-i-ever', id, '<b onclick=x>'],
    prompts: [images, scripts, `javascript:__pwned=1 ${breaking}`].map((text) => ({ text })),
  })
  await maker.close()
  return id
})

describe('words that are markup elsewhere', () => {
  test('stand in the gallery as they were written', async ({ page, packId }) => {
    await page.goto(`/packs?q=${packId}`)
    await page.getByText(scripts, { exact: false }).first().waitFor()
    await expectUnharmed(page)
  })

  test('stand on a pack’s door, and are read out', async ({ page, packId }) => {
    await seatPlayers(page)
    await page.goto(`/game/${packId}`)
    await page.getByText(images, { exact: false }).first().waitFor()
    await expectUnharmed(page)
    await press(page, 'Play')
    await button(page, 'Leave').waitFor()
    await expectUnharmed(page)
  })

  test('are told to chats and search engines letter for letter', async ({ page, packId }) => {
    const named = `${packId} ${scripts} by ${images}`
    await page.goto(`/game/${packId}`)
    const said = await page.evaluate(() => ({
      title: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
      about: document.querySelector('meta[property="og:description"]')?.getAttribute('content'),
      picture: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent),
      ),
    }))
    expect([said.title, page.url()]).toEqual([named, expect.stringContaining(packId)])
    expect(said.about).toContain(`${breaking} ${images}`)
    expect(new URL(said.picture ?? '').pathname).toBe(`/game/${packId}/picture.png`)
    await expectUnharmed(page)
  })

  test('stand on the profile of whoever bears them', async ({ page, context, server }) => {
    await signUpIn(context, server, images)
    await openProfile(page)
    await expectUnharmed(page)
  })

  test('stand on a card', async ({ page, context, baseUrl }) => {
    const dare = someDare({ from: '<img src=x>', to: breaking.slice(0, 20), lines: [images] })
    const sent = await context.request.post('/api/dares', {
      headers: { origin: baseUrl },
      data: dare,
    })
    expect(sent.status()).toBe(201)
    await page.goto(`/misc/you-have-been-dared?d=${dare.id}`)
    await page.getByText(images, { exact: false }).first().waitFor()
    await expectUnharmed(page)
  })

  test.for([
    `/packs?q=${encodeURIComponent(scripts)}`,
    `/info/FAQ?q=${encodeURIComponent(breaking)}`,
    `/sign-in?error=${encodeURIComponent(images)}`,
    `/offline?to=${encodeURIComponent('javascript:__pwned=1')}`,
    `/offline?to=${encodeURIComponent('//evil.example')}`,
    `/misc/you-have-been-dared?d=${encodeURIComponent(breaking)}`,
    `/packs#${encodeURIComponent(images)}`,
  ])('come in by an address and do nothing: %s', async (path, { page }) => {
    await page.goto(path)
    await expectUnharmed(page)
    expect(new URL(page.url()).hostname).not.toContain('evil')
  })
})
