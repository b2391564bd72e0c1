import { describe, expect, inject, test } from 'vitest'
import { tagsOf, textsOf } from '#tests/support/app/read-html.ts'
import { phone } from '#tests/support/browser/phone.ts'

/**
 * The table of spec §2, written out: what a list of this server forgot would be missing from a table
 * that is made from the list.
 */
const routes = `
  / /sign-in /sign-up /editor /how-it-works
  /editor/steps/Step1Landing /editor/steps/Step2Explanation
  /info/FAQ /info/about /info/contact /info/pricing /info/dojo-coins /info/unsubscribe
  /info/cookie-policy /info/privacy-policy /info/terms-of-service
  /info/premium-failed /info/premium-cancelled /info/premium-processing /info/premium-confirmation
  /games/mix /games/meyer /games/slusen /games/squiffy /games/category
  /games/charades /games/scrollbar /games/drunk-dice /games/word-guess /games/truth-or-dare
  /games/most-likely-to /games/never-have-i-ever /games/country-island-city
  /games/more-or-less/team-select
  /tools/coin-flip /tools/dice-roll /tools/spin-the-bottle
  /articles/bakke /articles/the-line
  /articles/deprecated/meyer /articles/deprecated/squiffy /articles/deprecated/charades
  /articles/deprecated/drunk-dice /articles/deprecated/category
  /articles/deprecated/country-island-city
  /articles/partnerships/gentle-jack /articles/partnerships/scrollbar/beer-pong
  /partnerships/slusen /partnerships/scrollbar
  /misc/end-of-round /misc/user-card-dare /misc/bar-beer-pong-dare /misc/christmass-calendar
  /misc/epic-dare-challenge /misc/user-card-love-game
  /QR/standard/stickers /QR/standard/table-sign /QR/standard/roll-up-banner
  /QR/standard/business-card /QR/standard/placemat
  /QR/scrollbar/stickers /QR/scrollbar/table-sign /QR/scrollbar/roll-up-banner
  /QR/scrollbar/business-card /QR/scrollbar/placemat
  /QR/standard/stickers/games/meyer /QR/standard/table-sign/games/never-have-i-ever
  /QR/scrollbar/placemat/games/scrollbar
  /QR/standard/stickers/articles/the-line
  /QR/scrollbar/table-sign/articles/partnerships/scrollbar/beer-pong
`
  .trim()
  .split(/\s+/)

/** These show what a phone keeps, or what a link tells: until then they have a title. */
const waiting = `
  /editor/steps/Step3Setup /editor/steps/Step4Prompts /editor/steps/Step5Review
  /editor/steps/Step6Success /editor/steps/Step7Gameplay
  /games/squiffy-review /misc/you-have-been-dared
`
  .trim()
  .split(/\s+/)

const unknown = `
  /no/such/page /nope /profile/nope /info /info/nope /games /games/nope /games/meyer/nope
  /game /tools/nope /partnerships /misc/nope /editor/nope /QR /QR/standard/stickers/nope/meyer
`
  .trim()
  .split(/\s+/)

/** A route takes these, and refuses what they name. */
const invalid = `
  /games/more-or-less/nope /game/nope /articles/nope /articles/deprecated/nope
  /articles/the-line/nope /partnerships/nope /editor/steps/Step8 /QR/nope /QR/nope/stickers
  /QR/standard/nope /QR/standard/stickers/games/nope /QR/standard/stickers/articles/nope
`
  .trim()
  .split(/\s+/)

const refused: [string, string][] = [
  ...unknown.map((path): [string, string] => [path, `Page not found: ${path}`]),
  ...invalid.map((path): [string, string] => [path, `Page Not Found: ${path}`]),
]

const lost = 'Oops! This page seems to have wandered off after too many drinks!'

const open = (path: string, userAgent = phone.userAgent, accept = 'text/html,*/*') =>
  fetch(inject('baseUrl') + path, {
    redirect: 'manual',
    headers: { 'user-agent': userAgent, accept },
  })

/** What somebody reads, without the words round the page. */
function contentOf(html: string): string {
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? /<body\b.*<\/body>/s.exec(html) ?? []
  return textsOf(`<div-of-test>${main}</div-of-test>`, 'div-of-test').join(' ')
}

describe('the routes of spec §2', () => {
  /** Whose title it is. */
  const titles = new Map<string, string>()

  function requireOwnTitle(path: string, html: string): void {
    const [title = '', ...others] = textsOf(html, 'title')
    expect(others).toEqual([])
    expect(title).toMatch(/\S.* \| Party Dojo$|^Party Dojo\b/)
    expect(titles.get(title) ?? path, `“${title}”`).toBe(path)
    titles.set(title, path)
  }

  test.each(routes)('%s is a page of its own', async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    requireOwnTitle(path, html)
    const headings = textsOf(html, 'h1')
    expect(headings).toEqual([expect.stringMatching(/\S/)])
    expect(headings).not.toContain(lost)
    expect(
      contentOf(html)
        .replace(headings[0] ?? '', '')
        .trim().length,
    ).toBeGreaterThan(40)
  })

  test.each(waiting)('%s waits, under a title of its own', async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    requireOwnTitle(path, html)
    expect(textsOf(html, 'h1')).not.toContain(lost)
  })

  test.each(['/games/more-or-less/game', '/games/more-or-less/ending'])(
    '%s leads to the door until its stage has come',
    async (path) => {
      const [asked, door] = await Promise.all([open(path), open('/games/more-or-less/team-select')])
      expect(asked.status).toBe(200)
      const [html, doorHtml] = await Promise.all([asked.text(), door.text()])
      for (const name of ['title', 'h1'])
        expect(textsOf(html, name)).toEqual(textsOf(doorHtml, name))
    },
  )

  test.each([
    ['/go', 302, '/'],
    ['/go?to=/games/meyer&src=standard-stickers', 302, '/games/meyer'],
    ['/profile', 302, '/sign-in'],
    ['/game/charades', 301, '/games/charades'],
    ['/games/more-or-less', 301, '/games/more-or-less/team-select'],
    ['/info/faq', 301, '/info/FAQ'],
    ['/articles/the%2Dline', 301, '/articles/the-line'],
    ['/articles/the-line//', 301, '/articles/the-line'],
    ['/qr/standard', 301, '/QR/standard'],
    ['/editor/steps/step1landing', 301, '/editor/steps/Step1Landing'],
  ])('%s leads on (%i) to %s', async (path, status, target) => {
    const answer = await open(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')?.split('?')[0]).toBe(target)
  })

  test.each(refused)('%s is 404 (%s), with the way back and home', async (path, message) => {
    const answer = await open(path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect([textsOf(html, 'title'), textsOf(html, 'h1')]).toEqual([['404 | Party Dojo'], [lost]])
    expect(textsOf(html, 'button')).toContain('Previous Page')
    const tags = tagsOf(html)
    expect(tags.filter(({ attributes }) => attributes.href === '/')).not.toEqual([])
    expect(tags).toContainEqual({
      name: 'meta',
      attributes: { name: 'robots', content: 'noindex' },
    })
    expect(await (await open(path, 'Googlebot/2.1')).text()).toBe(message)
    const json = await open(path, 'curl/8', 'application/json')
    expect([json.status, await json.json()]).toEqual([
      404,
      { error: { code: 'not_found', message } },
    ])
  })
})
