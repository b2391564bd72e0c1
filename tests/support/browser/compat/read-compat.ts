import { createRequire } from 'node:module'
import { supportedBrowsers } from '../../../../src/content/supported-browsers.ts'

/** As far as it is read here: the data of MDN, CC0. */
type Statement = { version_added?: string | false | null; flags?: unknown }
export type Feature = {
  __compat?: { support: Record<string, Statement | Statement[]> }
} & { [name: string]: Feature }

/** Published compatibility data, or why there is none. */
export function loadCompat(): Feature | string {
  try {
    return createRequire(import.meta.url)('@mdn/browser-compat-data')
  } catch {
    return '@mdn/browser-compat-data is not installed (npm ci)'
  }
}

/**
 * Whether a supported browser does not have it: it came later or never. What a browser has on one kind
 * of machine only, such as the pointer’s shape, is no matter of age. The build writes prefixes.
 */
export function isMissing({ __compat }: Feature): boolean {
  if (!__compat) return false
  const { support } = __compat
  return supportedBrowsers.some(
    ({ ids, version }) => !ids.some((id) => hasIt(support[id], Number(version))),
  )
}

function hasIt(support: Statement | Statement[] | undefined, version: number): boolean {
  if (support === undefined) return true
  return [support].flat().some(({ version_added: added, flags }) => {
    if (flags !== undefined || typeof added !== 'string') return false
    return Number.parseFloat(added.replace('≤', '')) <= version
  })
}

/** Follows a path such as `css.properties.field-sizing`; undefined where there is none. */
export function featureAt(compat: Feature, path: readonly string[]): Feature | undefined {
  let feature: Feature | undefined = compat
  for (const name of path) {
    feature = feature && Object.hasOwn(feature, name) ? feature[name] : undefined
  }
  return feature
}
