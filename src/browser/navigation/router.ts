type Match = { route: { id: string; path?: string } }

type Router = {
  state: {
    location: { hash: string; key: string }
    matches: Match[]
    /** Set while a navigation runs. */
    navigation: { state: string; location?: { hash: string } }
    restoreScrollPosition: number | false | null
  }
  match: (path: string) => Match[] | null
  subscribe: (listener: () => void) => () => void
}

/** React Router leaves its router in a global of the page. */
export function pageRouter(): Router {
  return (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter
}

/** The path with its hash, which the router leaves out of requests. */
export function requestedPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search + (pageRouter().state.navigation.location?.hash ?? '')
}
