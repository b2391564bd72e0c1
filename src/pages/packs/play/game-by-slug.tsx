import { data, isRouteErrorResponse, redirect, replace } from 'react-router'
import { findCachedPack } from '#browser/packs/cached-packs.ts'
import { routeNotFoundMessage } from '#contract/error-messages.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/game-by-slug'
import { cardOfPack } from './card-of-pack.ts'
import { PackHead } from './pack-head.tsx'
import { PackPage } from './pack-page.tsx'

/** Redirects a built-in game's slug, else shows the pack (spec §2). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const game = findGame(params.slug)
  if (game) return redirect(gamePath(game), 301)
  const requestDeps = context.get(requestContext)
  const card = (await requestDeps?.findPack(params.slug)) ?? null
  if (!card) throw data(routeNotFoundMessage(`/game/${params.slug}`), { status: 404 })
  return { card }
}

/** Games redirect without a request. When the server does not answer, a cached pack is shown. */
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

/** The server answered with a redirect or a refusal. */
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
