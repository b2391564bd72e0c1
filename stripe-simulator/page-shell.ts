import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { send } from './http.ts'
import { pageStyle } from './page-style.ts'

/** Text that is safe to put into a page as it is. */
export type Markup = { markup: string }
type Piece = string | number | null | false | Markup | Markup[]

/** A template whose pieces are escaped, unless they come from this template themselves. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return { markup: String.raw({ raw: strings }, ...pieces.map(toMarkup)) }
}

function toMarkup(piece: Piece): string {
  if (piece === null || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(toMarkup).join('')
  if (typeof piece === 'object') return piece.markup
  return String(piece).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

type Page = {
  status?: number
  title: string
  body: Markup
  /** Where a form of this page may lead in the end. */
  leadsTo?: (string | null)[]
}

/**
 * Sends a whole page. Its own policy lets in one style and nothing else; a form may lead to the
 * addresses that were handed over with the session, because browsers hold redirects to the policy.
 */
export function sendPage(
  response: ServerResponse,
  { status = 200, title, body, leadsTo = [] }: Page,
): void {
  const nonce = randomBytes(16).toString('base64')
  const origins = leadsTo.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []))
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${{ markup: pageStyle }}</style>
</head>
<body>
<header>Test mode. No money moves.</header>
<main>
${body}
</main>
</body>
</html>
`
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `img-src data:`,
    `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
  send(
    response,
    status,
    {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy.join('; '),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    markup,
  )
}

/** After a form: the browser asks for the next page by itself, and reloading sends nothing twice. */
export function seeOther(response: ServerResponse, location: string): void {
  send(
    response,
    303,
    { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    '',
  )
}

export function backLink(url: string | null, text: string): Markup {
  return url ? html`<a class="back" href="${url}">${text}</a>` : html``
}

export function sendNotice(
  response: ServerResponse,
  status: number,
  title: string,
  text: string,
  back: string | null = null,
): void {
  const body = html`<h1>${title}</h1><p>${text}</p>${backLink(back, 'Go back')}`
  sendPage(response, { status, title, body })
}
