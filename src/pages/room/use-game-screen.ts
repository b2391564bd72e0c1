import { type ComponentType, useEffect, useState } from 'react'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { loadRoomGame } from '#games/room-screens.ts'

const againAfterMs = 2000

/** The game's own script; null until it is there. Tried again for as long as it is wanted. */
export function useGameScreen(slug: GameSlug | null): ComponentType | null {
  const [loaded, setLoaded] = useState<{ slug: GameSlug; Screen: ComponentType } | null>(null)
  useEffect(() => {
    if (slug === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const load = () =>
      loadRoomGame(slug)?.then(
        (Screen) => isWanted && setLoaded({ slug, Screen }),
        () => {
          timer = setTimeout(load, againAfterMs)
        },
      )
    load()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [slug])
  return loaded?.slug === slug ? (loaded?.Screen ?? null) : null
}
