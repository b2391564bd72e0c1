import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { emptyWords } from './letter-words.ts'
import type { CardViewOf } from './rules-state.ts'
import { ScreenPoints } from './screen-points.tsx'
import type { MixScreen } from './screen-props.ts'

type ScreenCountedProps = MixScreen & { card: CardViewOf<'country-island-city'> }

/** A letter that is counted. */
export function ScreenCounted({ card, ...screen }: ScreenCountedProps) {
  const { view, players } = screen
  const { prompt, letter, payers } = card.view
  useEffect(() => playScreenCue('drum'), [])
  return (
    <ScreenFrame screen={screen}>
      <ScreenPrompt
        lead={`${prompt.raw} with ${letter}`}
        rule={payers.length > 0 && 'A point each.'}
      >
        {emptyWords(payers, players)}
      </ScreenPrompt>
      <ScreenPoints view={view} players={players} current={payers} />
    </ScreenFrame>
  )
}
