import type { Shape, Values } from './read-params.ts'
import type { World } from './world.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** One call of the API: where it is, what it takes, what it does. Runs at once, without waiting. */
export type Call = {
  method: Method
  path: readonly string[]
  shape: Shape
  run: (world: World, params: Values<Shape>, ids: string[]) => object
}

/** `path` has `:id` for each id; `run` gets the ids after the parameters. */
export function defineCall<const S extends Shape>(
  method: Method,
  path: string,
  shape: S,
  run: (world: World, params: Values<S>, id: string) => object,
): Call {
  return {
    method,
    path: path.slice(1).split('/'),
    shape,
    run: (world, params, [id = '']) => run(world, params as Values<S>, id),
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The call for this address, and its ids. */
export function findCall(
  calls: readonly Call[],
  method: string,
  pathname: string,
): { call: Call; ids: string[] } | null {
  const parts = pathname.slice(1).split('/').map(decode)
  // The last match: fixed words come after the pattern they would be an id of.
  const call = calls.findLast(
    ({ method: own, path }) =>
      own === method &&
      path.length === parts.length &&
      path.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at])),
  )
  if (!call) return null
  return { call, ids: parts.filter((_, at) => call.path[at]?.startsWith(':')) }
}
