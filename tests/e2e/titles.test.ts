import { expect } from 'vitest'
import { articlePath, articles } from '#content/articles/registry.ts'
import { toolPath, tools } from '#domain/tools/tool-list.ts'
import { gamePath, games } from '#games/registry.ts'
import { printSets } from '#site/print-sets.ts'
import { publicPages } from '#site/public-pages.ts'
import { test } from './fixtures.ts'

/** Path, title of the tab, main heading: each says what the page is. */
const titles: readonly [path: string, title: string, heading: string][] = [
  ['/', 'Party Dojo: party games for one phone', 'Party Dojo'],
  ['/sign-in', 'Sign in', 'Sign in'],
  ['/sign-up', 'Create account', 'Create account'],
  ['/profile', 'Sign in', 'Sign in'],
  ['/verify-email', 'Confirmed', 'E-mail confirmed'],
  ['/reset-password', 'Forgot your password', 'Forgot your password?'],
  ['/join', 'Join a room', 'Join a room'],
  ['/r', 'Open a room', 'Open a room'],
  ['/packs', 'Packs by players', 'Packs by players'],
  ['/editor', 'My packs', 'My packs'],
  ['/how-it-works', 'How it works', 'How it works'],
  ['/info/FAQ', 'Questions and answers', 'Questions and answers'],
  ['/info/about', 'About Party Dojo', 'About Party Dojo'],
  ['/info/privacy-policy', 'Privacy', 'Privacy'],
  ['/info/cookie-policy', 'Cookies and storage', 'Cookies and storage'],
  ['/info/terms-of-service', 'Terms of service', 'Terms of service'],
  ['/info/contact', 'Contact', 'Contact'],
  ['/info/pricing', 'Pricing: what Premium costs', 'Premium covers the whole table.'],
  ['/info/dojo-coins', 'Dojo coins', 'Dojo coins'],
  ['/info/unsubscribe', 'Optional e-mails', 'Optional e-mails'],
  ['/info/premium-failed', 'Payment failed', 'Payment failed'],
  ['/info/premium-cancelled', 'Payment cancelled', 'Payment cancelled'],
  ['/info/premium-processing', 'Sign in to see your payment', 'Sign in to see your payment'],
  ['/info/premium-confirmation', 'Sign in to see your Premium', 'Sign in to see your Premium'],
  ['/api/docs', 'API', 'HTTP API'],
  ['/articles', 'Articles: rules, odds and good evenings', 'Articles'],
  ['/misc/christmass-calendar', 'Christmas calendar', 'Christmas calendar'],
  ['/misc/user-card-dare', 'Send a dare card', 'Send a dare card'],
  ['/misc/bar-beer-pong-dare', 'Send a pong dare', 'Send a pong dare'],
  ['/misc/user-card-love-game', 'Send a kind card', 'Send a kind card'],
  ['/misc/epic-dare-challenge', 'Send an epic dare', 'Send an epic dare'],
  ['/misc/you-have-been-dared', 'You have been dared', 'You have been dared'],
  ['/misc/end-of-round', 'End of round', 'No finished game yet'],
  ['/games/squiffy-review', 'Review the evening', 'Review the evening'],
  ['/offline', 'No network', 'No network'],
  ['/QR/standard', 'Print signs, stickers and placemats', 'Print signs and stickers'],
  ['/QR/bar-tables', 'Print a sign for each table of a bar', 'A sign for each table'],
  ['/QR/slusen', 'Slusen’s print kit', 'Slusen’s print kit'],
  ['/QR/scrollbar', 'Scrollbar’s print kit', 'Scrollbar’s print kit'],
  ['/partnerships/slusen', 'Slusen, a bar with its own game', 'Slusen'],
  ['/partnerships/scrollbar', 'Scrollbar, a bar with its own game', 'Scrollbar'],
  ...games.map((game): [string, string, string] => [gamePath(game), game.title, game.title]),
  ...tools.map((tool): [string, string, string] => [toolPath(tool), tool.title, tool.title]),
]

test.for(titles)(
  '%s is called "%s" and headed "%s"',
  async ([path, title, heading], { baseUrl }) => {
    const html = await (await fetch(baseUrl + path)).text()
    const wanted = path === '/' ? title : `${title} | Party Dojo`
    expect([textOf(html, 'title'), textOf(html, 'h1')]).toEqual([wanted, heading])
  },
)

/** Named by their own lists, or with a heading that only the browser knows. */
const elsewhere = [
  ...articles.map(articlePath),
  '/games/more-or-less/',
  '/editor/steps/',
  ...printSets.map(({ slug }) => `/QR/${slug}/`),
]

test('every public page is on the list', () => {
  const listed = new Set(titles.map(([path]) => path))
  const missing = publicPages
    .map(({ path }) => path)
    .filter((path) => !listed.has(path) && !elsewhere.some((start) => path.startsWith(start)))
  expect(missing).toEqual([])
})

function textOf(html: string, tag: string): string | undefined {
  const inside = new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1]
  return inside?.replace(/<[^>]+>/g, '').trim()
}
