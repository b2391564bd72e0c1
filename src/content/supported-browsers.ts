export type SupportedBrowser = {
  name: string
  /** Its keys in compatibility data and build targets. */
  ids: readonly ('safari' | 'safari_ios' | 'chrome' | 'chrome_android' | 'edge' | 'firefox')[]
  /** The oldest version that runs everything. */
  version: string
}

/** Used by the build, the tests, the FAQ and the README. */
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
