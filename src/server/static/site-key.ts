import { createHash } from 'node:crypto'

/** In the service worker until the server knows its configuration. */
export const siteKeyPlaceholder = '__SITE_KEY__'

/**
 * A hash of the configuration, equal on every machine. It must cover all that changes the head or
 * the policy of a static page.
 */
export function siteKey(site: object): string {
  return createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 8)
}
