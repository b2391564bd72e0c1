/** No pages: APIs, storage, scan counts, the bundled simulator. */
const closed = ['/api/', '/v0/', '/go', '/test-mode/']

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
