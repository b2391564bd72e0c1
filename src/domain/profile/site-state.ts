/** Spec §3, "Site state". */
export type SiteState = {
  websiteLoaded: boolean
  pageLoaded: boolean
  signedIn: boolean
  selectedPrice: string
}

export const emptySiteState: SiteState = {
  websiteLoaded: false,
  pageLoaded: false,
  signedIn: false,
  selectedPrice: '',
}

export function initialise(state: SiteState): SiteState {
  return { ...state, websiteLoaded: true, pageLoaded: true }
}
