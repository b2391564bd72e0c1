export type SupportedBrowser = {
  name: string
  /** Its key in published compatibility data, and the build's target; one engine may have two. */
  ids: readonly ('safari' | 'safari_ios' | 'chrome' | 'chrome_android' | 'edge' | 'firefox')[]
  /** The oldest that has the product whole. */
  version: string
}

/** The oldest browsers the product runs in: what the build, the tests, the FAQ and the README go by. */
export const supportedBrowsers: readonly SupportedBrowser[] = [
  { name: 'Safari and iOS', ids: ['safari', 'safari_ios'], version: '16.4' },
  { name: 'Chrome', ids: ['chrome', 'chrome_android'], version: '111' },
  { name: 'Edge', ids: ['edge'], version: '111' },
  { name: 'Firefox', ids: ['firefox'], version: '125' },
]

/** `Safari and iOS 16.4, Chrome 111, Edge 111, Firefox 125`. */
export const supportedBrowsersText = supportedBrowsers
  .map(({ name, version }) => `${name} ${version}`)
  .join(', ')
