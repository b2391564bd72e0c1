import dela from '@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff2?url'
import body from '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-latin-500-normal.woff2?url'
import zen from '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-latin-700-normal.woff2?url'
import { type ReactNode, useContext, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router'
import { bootScript } from './boot-script.ts'
import { ErrorPage } from './error-page.tsx'
import { NonceContext } from './nonce.ts'
import { releaseModules, sayAlive } from './paint-first.ts'
import { isPaper } from './paper-id.ts'
import { useSession } from './use-session.ts'
import './ui/base.css'
import type { Route } from './+types/root'
import { wayBackScript } from './way-back-script.ts'

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: Route.LinksFunction = () => [
  { ...font, href: dela },
  { ...font, href: zen },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

// Both run from the HTML alone: the browser's copy of this file goes without their text.
const firstScript = import.meta.env.SSR ? bootScript : ''
const releaseScript = import.meta.env.SSR ? releaseModules : ''
const backScript = import.meta.env.SSR ? wayBackScript : ''

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const isAlive = !isPaper(useMatches())
  const isBroken = useRouteError() != null
  const words = isAlive ? firstScript + releaseScript : firstScript + (isBroken ? backScript : '')
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111a3e" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6e9cf" />
        <Meta />
        <Links />
        {/* Pages to be read are made of it: a line that breaks elsewhere once it is there moves all below. */}
        {!isAlive && <link {...font} href={body} />}
        <script nonce={nonce} suppressHydrationWarning>
          {words}
        </script>
      </head>
      <body>
        {children}
        {isAlive && <ScrollRestoration nonce={nonce} />}
        {isAlive && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function App() {
  useEffect(sayAlive, [])
  useSession()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
