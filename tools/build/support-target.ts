import { supportedBrowsers } from '../../src/content/supported-browsers.ts'

/** By the names that the bundler has for the engines; others are built from one of these. */
const engines: Partial<Record<string, string>> = {
  safari: 'safari',
  safari_ios: 'ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
}

/** What scripts and style sheets are translated for, such as `safari16.4`. */
export const supportTarget: string[] = supportedBrowsers.flatMap(({ ids, version }) =>
  ids.flatMap((id) => (engines[id] === undefined ? [] : engines[id] + version)),
)
