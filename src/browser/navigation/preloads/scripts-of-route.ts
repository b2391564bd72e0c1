type Scripts = {
  module: string
  clientLoaderModule?: string
  imports?: string[]
  parentId?: string
}

/** The router's list of pages: nothing else says which scripts a page has. */
type Manifest = { routes: Record<string, Scripts | undefined> }

/** The scripts of a route and of the layouts around it; pages of paper have none. */
export function scriptsOfRoute(id: string): string[] {
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest })
    .__reactRouterManifest
  const found: string[] = []
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? '']) {
    const { module, clientLoaderModule, imports = [] } = route
    found.push(module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...imports)
  }
  return found
}
