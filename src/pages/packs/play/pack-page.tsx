import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePreload } from '#browser/navigation/preloads/use-preload.ts'
import { findKeptPack } from '#browser/packs/kept-packs.ts'
import { countPlay } from '#browser/packs/pack-actions.ts'
import { dropPackGame, findGameWith, findPackPlay } from '#browser/packs/pack-games.ts'
import { switchedPacks } from '#browser/packs/switched-packs.ts'
import { useIsAlive } from '#browser/storage/use-saved.ts'
import type { PackCard } from '#contract/packs.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { menuIdOf } from '#domain/packs/menu-pack.ts'
import { gameOf } from '#domain/packs/tags.ts'
import { findPackGame, gamePath } from '#games/registry.ts'
import { gameCall } from '#games/shell/game-call.ts'
import { LikeButton } from '#games/shell/like-button.tsx'
import { useNewScreen } from '#games/shell/use-new-screen.ts'
import { PackDoor } from './pack-door.tsx'
import { PackTable } from './play-pack.tsx'

/** From the door of a pack to its game, or to its end where it was written for no game. */
export function PackPage({ card }: { card: PackCard }) {
  const isAlive = useIsAlive()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<CustomPack | null>(null)
  const [hasLooked, setLooked] = useState(false)
  const game = card.game === null ? null : findPackGame(card.game)
  const standing = game ? findGameWith(card.id, game.slug) : findPackPlay(card.id)
  // After a reload in the middle of a game the door is not shown again. One look: a game that ends
  // later keeps its end screen.
  if (isAlive && !hasLooked) {
    setLooked(true)
    if (!game && standing === 'running') setOpened(findKeptPack(card.id))
  }
  useNewScreen(opened ? 'table' : 'door')
  usePreload(game && gamePath(game))

  useLayoutEffect(() => {
    delete document.documentElement.dataset.resume
  }, [])

  /** By the tags of the pack itself: its maker may have given it another game since. */
  function open(pack: CustomPack, isAfresh: boolean): void {
    const slug = gameOf(pack.metadata.tags)
    const table = slug && findPackGame(slug)
    if (isAfresh) dropPackGame(card.id)
    if (!table) {
      setOpened(pack)
      return
    }
    if (isAfresh) switchedPacks(table.slug).set([menuIdOf(card.id)])
    const state = gameCall(isAfresh ? 'start' : 'carry-on')
    void navigate(gamePath(table), { state })
  }

  if (!opened) {
    return <PackDoor card={card} game={game} isLeft={isAlive && standing !== null} onOpen={open} />
  }
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
