import { siteState } from '../session/profile-store.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'

/** For the tab, because signing in may lead through another site. */
export function choosePrice(selectedPrice: string): void {
  siteState.set({ ...siteState.get(), selectedPrice })
  writeSessionValue('selectedPrice', selectedPrice)
}

/** Restores the choice after a reload. */
export function restoreChoice(): void {
  const selectedPrice = readSessionValue('selectedPrice')
  if (selectedPrice !== null) siteState.set({ ...siteState.get(), selectedPrice })
}
