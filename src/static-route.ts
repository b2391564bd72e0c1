/**
 * Route ids with this prefix need no script. Browsers do not know them
 * (`tools/build/slim-manifest.ts`), so links to them load from the server.
 */
export const staticRoutePrefix = 'static/'

export function isStaticRoute(matches: readonly { id: string }[]): boolean {
  return matches.some(({ id }) => id.startsWith(staticRoutePrefix))
}
