import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addHeadTags } from '#seo/head-tags.ts'
import { writeSvg } from '#server/features/print/write-svg.ts'
import { composeChangeEmail } from '#server/platform/messaging/compose-change-email.ts'
import { composeContactEmail } from '#server/platform/messaging/compose-contact-email.ts'
import { composePasswordChanged } from '#server/platform/messaging/compose-password-changed.ts'
import { composeReferralEmail } from '#server/platform/messaging/compose-referral-email.ts'
import { composeReportEmail } from '#server/platform/messaging/compose-report-email.ts'
import { composeResetPassword } from '#server/platform/messaging/compose-reset-password.ts'
import { composeSignInCode } from '#server/platform/messaging/compose-sign-in-code.ts'
import { composeSignUpAttempt } from '#server/platform/messaging/compose-sign-up-attempt.ts'
import { composeVerifyEmail } from '#server/platform/messaging/compose-verify-email.ts'
import { escapeHtml } from '#server/platform/messaging/escape-html.ts'
import type { MailMessage } from '#server/platform/messaging/message.ts'
import { test } from './fixtures.ts'
import { breaking, expectUnharmed, images, scripts } from './unharmed.ts'

const reader = 'https://letters.example/'
const words = `${images}${scripts}${breaking}`
const link = `https://party.example/x?a=1&b="'><img src=x onerror=__pwned=1>`
const facts = { to: 'ase@home.example', name: words, link }

/** Each with everything hostile that it takes, and where it may lead. */
const letters: Record<string, { letter: MailMessage; links: string[] }> = {
  'compose-change-email': {
    letter: composeChangeEmail({ ...facts, newEmail: `"${words}"@home.example` }),
    links: [link],
  },
  'compose-password-changed': { letter: composePasswordChanged(facts), links: [link] },
  'compose-reset-password': { letter: composeResetPassword(facts), links: [link] },
  'compose-sign-in-code': { letter: composeSignInCode({ ...facts, code: words }), links: [] },
  'compose-sign-up-attempt': { letter: composeSignUpAttempt(facts), links: [link] },
  'compose-verify-email': { letter: composeVerifyEmail(facts), links: [link] },
  'compose-referral-email': {
    letter: composeReferralEmail({ ...facts, unsubscribeUrl: `${link}2` }),
    links: [link, `${link}2`],
  },
  'compose-contact-email': {
    letter: composeContactEmail('house@party.example', {
      name: words,
      email: `"${words}"@home.example`,
      message: `${words}\n<a href="https://evil.example">here</a> https://evil.example`,
    }),
    links: [],
  },
  'compose-report-email': {
    letter: composeReportEmail({
      to: 'house@party.example',
      packId: 'a-pack',
      name: words,
      author: words,
      report: { reason: 'spam', words },
      isHidden: false,
      link,
    }),
    links: [],
  },
}

/** Opens a text as a document in a window without any policy, as careless readers would. */
async function read(page: Page, body: string, contentType: string): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/*', async (route) => {
    const address = route.request().url()
    if (address === reader) return await route.fulfill({ body, contentType })
    asked.push(address)
    await route.fulfill({ body: '' })
  })
  await page.goto(reader)
  await expectUnharmed(page)
  return asked
}

describe('letters', () => {
  test('every one is read here', () => {
    // A code for a telephone is plain text.
    const files = globSync('src/server/platform/messaging/compose-*.ts', {
      exclude: ['**/*.test.ts', '**/compose-phone-code.ts'],
    })
    const named = files.map((file) => basename(file, '.ts'))
    expect(named.sort()).toEqual(Object.keys(letters).sort())
  })

  test.for(Object.entries(letters))(
    '%s holds no markup but its own',
    async ([, given], { page }) => {
      const { letter, links } = given
      expect(await read(page, letter.html, 'text/html; charset=utf-8')).toEqual([])
      const hrefs = await page
        .locator('a')
        .evaluateAll((all) => all.map((a) => String(a.getAttribute('href'))))
      expect(hrefs).toEqual(links)
      const strange =
        'script, img, svg, iframe, object, link, form, base, meta[http-equiv], body *:not(p, strong, small, a, br)'
      expect(await page.locator(strange).count()).toBe(0)
      expect(await page.title()).toBe(letter.subject)
    },
  )

  test('what somebody wrote is read as it was written', async ({ page }) => {
    const { letter } = letters['compose-contact-email'] ?? {}
    await read(page, letter?.html ?? '', 'text/html; charset=utf-8')
    const shown = await page.locator('body').innerText()
    expect(shown).toContain(
      `${words}\n<a href="https://evil.example">here</a> https://evil.example`,
    )
  })
})

const titles = [
  scripts,
  images,
  `--> ${breaking}`,
  '<!-- <script>',
  'a\u2028b\u2029c',
  `&quot;&lt;b&gt;\\"`,
]

describe('what is said in the head of a page', () => {
  test.for(titles)('a title of %j is data, letter for letter', async (title, { page }) => {
    const html = `<!doctype html><html><head><title>${escapeHtml(title).replaceAll('&#39;', '&#x27;')}</title><meta name="description" content="${escapeHtml(title).replaceAll('&#39;', '&#x27;')}"/></head><body></body></html>`
    const told = addHeadTags(html, '/packs', 'https://party.example')
    await read(page, told, 'text/html; charset=utf-8')
    const said = await page.evaluate(() => ({
      data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      metas: ['og:title', 'og:description'].map((name) =>
        document.querySelector(`meta[property="${name}"]`)?.getAttribute('content'),
      ),
      strange: document.querySelectorAll('script:not([type]), body *').length,
    }))
    const [trail] = JSON.parse(said.data)['@graph']
    expect(trail.itemListElement.at(-1).name).toBe(title)
    expect(said.metas).toEqual([title, title])
    expect(said.strange).toBe(0)
  })
})

describe('a printed sheet', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const sheet = {
    page: { widthMm: 1, heightMm: 1 },
    trim: box,
    bleed: box,
    art: [],
    marks: [],
    codes: [],
    isTwoInks: false,
  }

  test.for([scripts, images, breaking, ']]></title><script>__pwned=1</script>'])(
    'called %s is a picture',
    async (title, { page }) => {
      expect(await read(page, writeSvg({ ...sheet, title }), 'image/svg+xml')).toEqual([])
      const said = await page.evaluate(() => [
        document.querySelector('title')?.textContent,
        document.querySelectorAll('svg *').length,
      ])
      // Its title, its edge and the box of that, and one group.
      expect(said).toEqual([title, 4])
    },
  )
})
