type Files = {
  module: string
  clientLoaderModule?: string
  imports?: string[]
  css?: string[]
  parentId?: string
}

/** The router's manifest: only it knows the files of a page. */
type Manifest = { routes: Record<string, Files | undefined> }

/** Scripts and styles of a route and its layouts; static pages have none. */
export function filesOfRoute(id: string): string[] {
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest })
    .__reactRouterManifest
  const found: string[] = []
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? '']) {
    const { module, clientLoaderModule, imports = [], css = [] } = route
    found.push(module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...imports)
    // The router marks those that late parts need as well.
    found.push(...css.map((file) => file.replace(/#$/, '')))
  }
  return found
}
