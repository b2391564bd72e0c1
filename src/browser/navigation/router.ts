type Match = { route: { id: string; path?: string } }

type Router = {
  state: {
    location: { hash: string; key: string }
    matches: Match[]
    /** Where it is going, while it is. */
    navigation: { state: string; location?: { hash: string } }
    /** Where the page stood when it was left; null where it is new, false where nothing is to move. */
    restoreScrollPosition: number | false | null
  }
  match: (path: string) => Match[] | null
  subscribe: (listener: () => void) => () => void
}

/** The router of a page that is alive, as React Router leaves it in the page. */
export function pageRouter(): Router {
  return (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter
}

/** The address that a route's request is for: the router keeps its hash to itself. */
export function requestedPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search + (pageRouter().state.navigation.location?.hash ?? '')
}
