import { clearThirdPartyStorage } from '#browser/session/clear-third-party-storage.ts'
import { type TrackerPurpose, type Vendor, vendors } from '#contract/trackers.ts'

/**
 * Deletes what vendors keep on this device whose purposes are not all agreed to: what a container has
 * left for adverts goes with the yes to them, also while it may go on counting.
 */
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
    // Nobody can see for which address one was set: vendors take the widest that they get.
    for (const domain of ['', ...domainsAbove(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
  }
}

/** `a.b.example`, `b.example`, `example`. */
function domainsAbove(hostname: string): string[] {
  const parts = hostname.split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}
