/** A link of a route's `links`: the font at that address comes with the page's first bytes. */
export function preloadFont(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href } as const
}
