import { useEffect, useRef, useState } from 'react'
import type { DealtCard } from '#domain/venue/state.ts'
import type { VenuePlayProps } from './venue-play-props.ts'

/**
 * Skips cards dealt before the table went sober, forwards, or backwards on undo. The first card
 * that fits ends the undo history.
 */
export function useSkipUnfitCards({ view, sober, send, canUndo, undo }: VenuePlayProps) {
  const { phase, card } = view
  const isUnfit = sober && phase === 'card' && card?.alcohol === true
  const [first, setFirst] = useState<DealtCard | null>(null)
  const isGoingBack = useRef(false)
  const isFirstNext = useRef(false)

  useEffect(() => {
    if (isUnfit && isGoingBack.current && canUndo) return undo()
    if (isUnfit) {
      isFirstNext.current ||= !canUndo
      return send({ type: 'skip' })
    }
    if (isFirstNext.current) setFirst(card)
    isFirstNext.current = false
    isGoingBack.current = false
  }, [isUnfit, card, canUndo, send, undo])

  function goBack(): void {
    isGoingBack.current = true
    undo()
  }

  const isAtFirst = phase === 'card' && card === first
  return { isUnfit, canUndo: canUndo && !isAtFirst, undo: goBack }
}
