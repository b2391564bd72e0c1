import { type ComponentType, useState } from 'react'
import { LiveRegion } from '#games/parts/live-region.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import type { MeyerProps } from './play-props.ts'
import { RankCard } from './rank-card.tsx'
import type { Options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import type { View } from './rules-view.ts'

type CupGameProps = {
  play: PlayProps<View, Move, Options>
  Turn: ComponentType<MeyerProps>
}

/** What one phone and a phone each share: the live region and the rank card. */
export function CupGame({ play, Turn }: CupGameProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <LiveRegion>
      {/* Nothing seen can be undone. */}
      <Turn {...play} canUndo={false} openRules={() => setIsOpen(true)} />
      <RankCard
        open={isOpen}
        onClose={() => setIsOpen(false)}
        options={play.options}
        rerollLives={play.view.rerollLives}
      />
    </LiveRegion>
  )
}
