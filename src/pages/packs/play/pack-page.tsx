import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePreload } from '#browser/navigation/preloads/use-preload.ts'
import { findCachedPack } from '#browser/packs/cached-packs.ts'
import { countPlay } from '#browser/packs/pack-actions.ts'
import { dropPackGame, findGameProgress, findPackProgress } from '#browser/packs/pack-games.ts'
import { switchedPacks } from '#browser/packs/switched-packs.ts'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import type { PackCard } from '#contract/packs.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { menuIdOf } from '#domain/packs/menu-pack.ts'
import { gameOf } from '#domain/packs/tags.ts'
import { findPackGame, gamePath } from '#games/registry.ts'
import { toCommandState } from '#games/shell/game-command.ts'
import { LikeButton } from '#games/shell/like-button.tsx'
import { useFocusOnScreenChange } from '#games/shell/use-focus-on-screen-change.ts'
import { PackStartScreen } from './pack-start-screen.tsx'
import { PackTable } from './pack-table.tsx'

/** Opens the pack's game, or plays its prompts when it has none. */
export function PackPage({ card }: { card: PackCard }) {
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<CustomPack | null>(null)
  const [hasLooked, setLooked] = useState(false)
  const game = card.game === null ? null : findPackGame(card.game)
  const progress = game ? findGameProgress(card.id, game.slug) : findPackProgress(card.id)
  // A reload during play skips the start screen. Checked once: a game that ends later keeps its end
  // screen.
  if (isHydrated && !hasLooked) {
    setLooked(true)
    if (!game && progress === 'running') setOpened(findCachedPack(card.id))
  }
  useFocusOnScreenChange(opened ? 'table' : 'door')
  usePreload(game && gamePath(game))

  useLayoutEffect(() => {
    delete document.documentElement.dataset.resume
  }, [])

  /** The loaded pack's tags: its game may have changed. */
  function open(pack: CustomPack, isAfresh: boolean): void {
    const slug = gameOf(pack.metadata.tags)
    const table = slug && findPackGame(slug)
    if (isAfresh) dropPackGame(card.id)
    if (!table) {
      setOpened(pack)
      return
    }
    if (isAfresh) switchedPacks(table.slug).set([menuIdOf(card.id)])
    const state = toCommandState(isAfresh ? 'start' : 'carry-on')
    void navigate(gamePath(table), { state })
  }

  if (!opened) {
    return (
      <PackStartScreen
        card={card}
        game={game}
        isPaused={isHydrated && progress !== null}
        onOpen={open}
      />
    )
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
