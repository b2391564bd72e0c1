type Scripts = {
  module: string
  clientLoaderModule?: string
  imports?: string[]
  parentId?: string
}

/** The router's manifest: only it knows the scripts of a page. */
type Manifest = { routes: Record<string, Scripts | undefined> }

/** Scripts of a route and its layouts; static pages have none. */
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
