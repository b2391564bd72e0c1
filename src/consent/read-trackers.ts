import { configuredVendors, type Trackers } from '#contract/trackers.ts'

/** What the server wrote beside the script; null when it asks about no vendor. */
export function readTrackers(text: string | undefined): Trackers | null {
  try {
    const { ids, consentScript } = JSON.parse(text ?? '') as Trackers
    const trackers = { ids, consentScript }
    return configuredVendors(trackers).length > 0 ? trackers : null
  } catch {
    return null
  }
}
