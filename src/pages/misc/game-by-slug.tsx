import { data, redirect } from 'react-router'
import { pageNotFoundMessage } from '#contract/error-messages.ts'
import { findGame, gamePath } from '#games/registry.ts'
import type { Route } from './+types/game-by-slug'

/** A game by its slug alone (spec §2, /game/{slug}): on to its own page. */
export function loader({ params, request }: Route.LoaderArgs) {
  const game = findGame(params.slug)
  if (!game) throw data(pageNotFoundMessage(new URL(request.url).pathname), { status: 404 })
  return redirect(gamePath(game), 301)
}

export default function GameBySlug() {
  return null
}
