import { data, isRouteErrorResponse, redirect, replace } from 'react-router'
import { findCachedPack } from '#browser/packs/cached-packs.ts'
import { routeNotFoundMessage } from '#contract/error-messages.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/game-by-slug'
import { cardOfPack } from './card-of-pack.ts'
import { PackHead } from './pack-head.tsx'
import { PackPage } from './pack-page.tsx'

/** What stands at `/game/{slug}` (spec §2): a game of the house, or a pack of somebody's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const game = findGame(params.slug)
  if (game) return redirect(gamePath(game), 301)
  const requestDeps = context.get(requestContext)
  const card = (await requestDeps?.findPack(params.slug)) ?? null
  if (!card) throw data(routeNotFoundMessage(`/game/${params.slug}`), { status: 404 })
  return { card }
}

/**
 * A game of the house is where it is, with a network or without. Where the house cannot be reached,
 * whatever the phone thinks of its network, a pack that was opened here before is found on the device.
 */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const game = findGame(params.slug)
  if (game) return replace(gamePath(game))
  try {
    return await serverLoader()
  } catch (error) {
    const kept = isAnswer(error) ? null : findCachedPack(params.slug)
    if (!kept) throw error
    return { card: cardOfPack(kept) }
  }
}

/** Did the house itself say so: it is elsewhere, or gone? */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}

export default function GameBySlug({ loaderData, params }: Route.ComponentProps) {
  const { card } = loaderData
  return (
    <>
      <PackHead card={card} />
      <PackPage key={params.slug} card={card} />
    </>
  )
}
