import { siteState } from '../session/profile-store.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'

/** Kept for the tab, because signing in may lead through another site. */
export function choosePrice(selectedPrice: string): void {
  siteState.set({ ...siteState.get(), selectedPrice })
  writeSessionValue('selectedPrice', selectedPrice)
}

/** What was chosen in this tab before the page was loaded anew. */
export function restoreChoice(): void {
  const selectedPrice = readSessionValue('selectedPrice')
  if (selectedPrice !== null) siteState.set({ ...siteState.get(), selectedPrice })
}
