/** No page of anybody's: calls, storage, the counting of scans, the bundled simulator. */
const closed = ['/api/', '/v0/', '/go', '/test-mode/']

/** What crawlers may ask for (RFC 9309), and where the list of pages is. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
