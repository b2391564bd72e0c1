import { clearThirdPartyStorage } from '#browser/session/clear-third-party-storage.ts'
import { type TrackerPurpose, type Vendor, vendors } from '#contract/trackers.ts'

/** A tag manager's advertising data goes, too, when only analytics is allowed. */
export function clearTrackerData(agreed: readonly TrackerPurpose[]): void {
  const all = Object.keys(vendors) as Vendor[]
  const isAllowed = (vendor: Vendor) =>
    vendors[vendor].purposes.every((purpose) => agreed.includes(purpose))
  const prefixes = (of: 'cookies' | 'stored') => {
    const kept = all.filter(isAllowed).flatMap((vendor) => vendors[vendor][of])
    const gone = all.filter((vendor) => !isAllowed(vendor)).flatMap((vendor) => vendors[vendor][of])
    return gone.filter((start) => !kept.includes(start))
  }
  clearCookies(prefixes('cookies'))
  clearThirdPartyStorage(prefixes('stored'))
}

function clearCookies(prefixes: readonly string[]): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''))
  for (const name of names.filter((name) => prefixes.some((start) => name.startsWith(start)))) {
    // A cookie's domain cannot be read: vendors use the widest they can set.
    for (const domain of ['', ...domainsAbove(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
  }
}

function domainsAbove(hostname: string): string[] {
  const parts = hostname.split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}
