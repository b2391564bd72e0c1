import { createHash } from 'node:crypto'

const script = /<script\b(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script\s*>/gi

/** The content security policy's `sha256-…` source of each inline script of a page; data needs none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(script)) {
    if (/\ssrc\s*=|application\/ld\+json/i.test(groups?.attributes ?? '')) continue
    hashes.add(
      `sha256-${createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64')}`,
    )
  }
  return [...hashes]
}
