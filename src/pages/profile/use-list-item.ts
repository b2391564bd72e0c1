import { useEffect, useState } from 'react'
import { fetchPackCard } from '#browser/packs/pack-actions.ts'
import type { PackCard } from '#contract/packs.ts'
import type { Game } from '#games/define-game.ts'
import { findGame, gamePath } from '#games/registry.ts'

/** Something on a list, which may be a game of the house or a pack of somebody's own. */
export type ListItem = {
  title: string
  /** Null where nothing leads to it: it is not known yet, or gone. */
  to: string | null
  game: Game | null
}

/** Cards that were read while this tab is open: a row that comes back has its name at once. */
const cards = new Map<string, PackCard>()

/** What stands behind an id on a list. */
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
