import { useLayoutEffect, useState } from 'react'
import { data, isRouteErrorResponse, redirect, replace } from 'react-router'
import { findKeptPack } from '#browser/packs/kept-packs.ts'
import { countPlay } from '#browser/packs/pack-actions.ts'
import { findPackGame } from '#browser/packs/pack-games.ts'
import { useIsAlive } from '#browser/use-saved.ts'
import { pageNotFoundMessage } from '#contract/error-messages.ts'
import type { PackCard } from '#contract/packs.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { LikeButton } from '#games/kit/like-button.tsx'
import { useNewScreen } from '#games/kit/use-new-screen.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { requestContext } from '#server/request-context.ts'
import type { Route } from './+types/game-by-slug'
import { cardOfPack } from './card-of-pack.ts'
import { PackDoor } from './pack-door.tsx'
import { PackHead } from './pack-head.tsx'
import { PackTable } from './play-pack.tsx'

/** What stands at `/game/{slug}` (spec §2): a game of the house, or a pack of somebody's own. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const game = findGame(params.slug)
  if (game) return redirect(gamePath(game), 301)
  const { pathname } = new URL(request.url)
  const house = context.get(requestContext)
  const card = (await house?.findPack(params.slug)) ?? null
  if (!card) throw data(pageNotFoundMessage(pathname), { status: 404 })
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
    const kept = isAnswer(error) ? null : findKeptPack(params.slug)
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

/** From the door of a pack to its end. */
function PackPage({ card }: { card: PackCard }) {
  const isAlive = useIsAlive()
  const [opened, setOpened] = useState<CustomPack | null>(null)
  const [hasLooked, setLooked] = useState(false)
  // After a reload in the middle of a game the door is not shown again. One look: a game that ends
  // later keeps its end screen.
  if (isAlive && !hasLooked) {
    setLooked(true)
    if (findPackGame(card.id) === 'running') setOpened(findKeptPack(card.id))
  }
  useNewScreen(opened ? 'table' : 'door')

  useLayoutEffect(() => {
    delete document.documentElement.dataset.resume
  }, [])

  if (!opened) return <PackDoor card={card} onOpen={setOpened} />
  return (
    <PackTable
      pack={opened}
      exitTo={`/game/${card.id}`}
      exitLabel="Done"
      onExit={() => setOpened(null)}
      onStart={() => void (card.publishedAt !== null && countPlay(card.id))}
      endTools={<LikeButton game={{ slug: card.id }} />}
    />
  )
}
