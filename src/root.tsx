import dela from '@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff2?url'
import body from '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-latin-500-normal.woff2?url'
import zen from '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-latin-700-normal.woff2?url'
import { type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router'
import { bootScript, signedInScript } from './boot-script.ts'
import { canLoad } from './browser/device/can-load.ts'
import { isBot } from './browser/device/is-bot.ts'
import { currentBuild } from './browser/updates/current-build.ts'
import { watchLostChunks } from './browser/updates/lost-chunk.ts'
import { buildId } from './build-id.ts'
import { ErrorPage } from './error-page.tsx'
import { failedStartScript } from './failed-start-script.ts'
import { announceHydration, releaseModules } from './hydration.ts'
import { NetworkNotice } from './layouts/network-notice.tsx'
import { OtherWeights } from './layouts/other-weights.tsx'
import { isNoNetwork, NoNetwork } from './no-network.tsx'
import { NonceContext } from './nonce.ts'
import { PreservedPage } from './preserved-page.tsx'
import { withBuildQuery } from './seo/build-query.ts'
import { isStaticRoute } from './static-route.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useSession } from './use-session.ts'
import './ui/base.css'
import './ui/shapes.css'
import type { Route } from './+types/root'
import { backButtonScript } from './back-button-script.ts'
import { preloadFont } from './ui/preload-font.ts'

const lateNoticesDelayMs = 1500

/** The server knows its build, the browser reads it from the page: both render the same head. */
const pageBuild = () => (import.meta.env.SSR ? buildId : currentBuild())

export const links: Route.LinksFunction = () => [
  preloadFont(dela),
  preloadFont(zen),
  { rel: 'icon', type: 'image/svg+xml', href: withBuildQuery('/favicon.svg', pageBuild()) },
]

// Empty in the browser, which needs no copy: they run from the HTML.
const firstScript = import.meta.env.SSR ? bootScript : ''
const staticBootScript = import.meta.env.SSR ? bootScript + signedInScript : ''
const releaseScript = import.meta.env.SSR ? failedStartScript + releaseModules : ''
const errorBackScript = import.meta.env.SSR ? backButtonScript : ''
const writtenId = import.meta.env.SSR ? buildId : undefined

export function Layout({ children }: { children: ReactNode }) {
  // Here, because the error page has links as well.
  useEffect(watchLostChunks, [])
  const nonce = useContext(NonceContext)
  const isAlive = !isStaticRoute(useMatches())
  const isBroken = useRouteError() != null
  const words = isAlive
    ? firstScript + releaseScript
    : staticBootScript + (isBroken ? errorBackScript : '')
  return (
    <html lang="en-GB" data-build={writtenId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111a3e" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6e9cf" />
        <Meta />
        {/* Before the style sheets: a script behind them waits until they are there. */}
        <script nonce={nonce} suppressHydrationWarning>
          {words}
        </script>
        <Links />
        <OtherWeights />
        {/* Text pages use it at once: a late font would move lines. */}
        {!isAlive && <link {...preloadFont(body)} />}
      </head>
      <body>
        {children}
        {isAlive && <NetworkNotice />}
        {isAlive && <ScrollRestoration nonce={nonce} />}
        {isAlive && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function App() {
  useEffect(announceHydration, [])
  useScrollPosition()
  useSession()
  const Notices = useLateNotices()
  return (
    <>
      <Outlet />
      {Notices && <Notices />}
    </>
  )
}

/** Loaded late: no page needs them to work. */
function useLateNotices(): ComponentType | null {
  const [Notices, setNotices] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () => {
      if (!canLoad()) return
      import('./layouts/app-notices.tsx').then(
        ({ AppNotices }) => setNotices(() => AppNotices),
        () => {},
      )
    }
    const timer = setTimeout(load, lateNoticesDelayMs)
    window.addEventListener('online', load)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', load)
    }
  }, [])
  return Notices
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isBot()) return <PreservedPage />
  return isNoNetwork(error) ? <NoNetwork /> : <ErrorPage error={error} />
}
