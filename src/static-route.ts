/**
 * How the ids of routes begin whose pages need no script. Browsers are not told of them
 * (`tools/build/slim-manifest.ts`): a link that leads there is asked of the server.
 */
export const staticRoutePrefix = 'paper/'

/** Whether one of these routes is sent without a script. */
export function isStaticRoute(matches: readonly { id: string }[]): boolean {
  return matches.some(({ id }) => id.startsWith(staticRoutePrefix))
}
