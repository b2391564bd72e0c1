import { buildId } from '../build-id.ts'
import { appIcons } from './app-icons.ts'
import { type AppScreenshot, appScreenshots } from './app-screenshots.ts'
import { type AppShortcut, appShortcuts, shortcutIconPx } from './app-shortcuts.ts'
import { withBuildQuery } from './build-query.ts'
import { siteName } from './site-name.ts'

export function writeManifest(): string {
  return JSON.stringify({
    id: '/',
    name: `${siteName}: party games for one phone`,
    short_name: siteName,
    description: 'Party games for one phone passed round. Free, no sign-up, sober mode throughout.',
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    // Some games are played sideways.
    orientation: 'any',
    // Opening the app again focuses the running game instead of a second window.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    theme_color: '#111a3e',
    background_color: '#111a3e',
    categories: ['games', 'entertainment', 'social'],
    prefer_related_applications: false,
    icons: appIcons.map(({ path, sizePx, purpose }) => ({ ...pngAt(path, sizePx), purpose })),
    screenshots: appScreenshots.map(describeScreenshot),
    shortcuts: appShortcuts.map(describeShortcut),
  })
}

function describeScreenshot({ path, widthPx, heightPx, label }: AppScreenshot) {
  return {
    src: withBuildQuery(path, buildId),
    sizes: `${widthPx}x${heightPx}`,
    type: 'image/webp',
    form_factor: widthPx < heightPx ? 'narrow' : 'wide',
    label,
  }
}

function describeShortcut({ name, path, icon }: AppShortcut) {
  const picture = { ...pngAt(icon, shortcutIconPx), purpose: 'any maskable' }
  return { name, url: path, icons: [picture] }
}

function pngAt(path: string, sizePx: number) {
  return { src: withBuildQuery(path, buildId), sizes: `${sizePx}x${sizePx}`, type: 'image/png' }
}
