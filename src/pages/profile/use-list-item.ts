import { useEffect, useState } from 'react'
import { fetchPackCard } from '#browser/packs/pack-actions.ts'
import type { PackCard } from '#contract/packs.ts'
import type { Game } from '#games/define-game.ts'
import { findGame, gamePath } from '#games/registry.ts'

/** A built-in game or a pack. */
export type ListItem = {
  title: string
  /** Null when unknown or gone. */
  to: string | null
  game: Game | null
}

/** Caches cards: a row that comes back has its name at once. */
const cards = new Map<string, PackCard>()

/** The game or pack of an id. */
export function useListItem(id: string): ListItem {
  const game = findGame(id)
  const [card, setCard] = useState(() => cards.get(id) ?? null)
  const isAsked = game === null && card === null
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    void fetchPackCard(id).then((answer) => {
      if (!answer.ok) return
      cards.set(id, answer.data)
      if (isCurrent) setCard(answer.data)
    })
    return () => {
      isCurrent = false
    }
  }, [id, isAsked])
  if (game) return { title: game.title, to: gamePath(game), game }
  if (!card) return { title: 'A pack', to: null, game: null }
  return { title: card.name, to: `/game/${id}`, game: card.game && findGame(card.game) }
}
