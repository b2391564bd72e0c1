/** Spec §3, "Site state". */
export type SiteState = {
  websiteLoaded: boolean
  pageLoaded: boolean
  signedIn: boolean
  /** The price chosen on the pricing page; empty until then. */
  selectedPrice: string
}

export const emptySiteState: SiteState = {
  websiteLoaded: false,
  pageLoaded: false,
  signedIn: false,
  selectedPrice: '',
}

/** Initialising sets both loaded flags (spec §3). */
export function initialise(state: SiteState): SiteState {
  return { ...state, websiteLoaded: true, pageLoaded: true }
}
