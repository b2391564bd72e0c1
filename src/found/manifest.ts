import { toolPath, tools } from '#domain/tools/tool-list.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { houseName } from './house.ts'

/** What a phone may offer when the house's icon is held. */
const shortcuts = ['mix', 'never-have-i-ever', 'meyer', 'dice-roll']

/** How a phone keeps the house among its apps (W3C web app manifest). */
export function writeManifest(): string {
  return JSON.stringify({
    id: '/',
    name: `${houseName}: party games for one phone`,
    short_name: houseName,
    description: 'Party games for one phone passed round. Free, no sign-up, sober mode throughout.',
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#111a3e',
    background_color: '#111a3e',
    categories: ['games', 'entertainment'],
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    shortcuts: shortcuts.map(shortcutTo),
  })
}

function shortcutTo(slug: string): { name: string; url: string } {
  const game = findGame(slug)
  if (game) return { name: game.title, url: gamePath(game) }
  const tool = tools.find((each) => each.slug === slug)
  if (!tool) throw new Error(`There is neither a game nor a tool called ${slug}.`)
  return { name: tool.title, url: toolPath(tool) }
}
