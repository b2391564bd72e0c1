import { type ComponentType, useEffect, useState } from 'react'
import { loadUntilThere } from '#browser/navigation/load-until-there.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { loadRoomGame } from '#games/room-screens.ts'

/** The game's own script; null until it is there. */
export function useGameScreen(slug: GameSlug | null): ComponentType | null {
  const [loaded, setLoaded] = useState<{ slug: GameSlug; Screen: ComponentType } | null>(null)
  useEffect(() => {
    if (slug === null) return
    return loadUntilThere(
      () => loadRoomGame(slug),
      (Screen) => setLoaded({ slug, Screen }),
    )
  }, [slug])
  return loaded?.slug === slug ? (loaded?.Screen ?? null) : null
}
