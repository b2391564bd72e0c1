import { createHash } from 'node:crypto'

/** Stands in the service worker until the server knows how the house is configured. */
export const siteKeyPlaceholder = '__SITE_KEY__'

/**
 * What a configuration is called: the same for the same one, on every machine. Whatever changes the
 * head or the policy of a static page must be part of it.
 */
export function siteKey(site: object): string {
  return createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 8)
}
